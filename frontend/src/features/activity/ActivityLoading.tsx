import { Bone, Loading } from '../../ui/feedback/Loading.tsx';
import { LoadingCards } from '../../ui/feedback/LoadingCards.tsx';
import { LoadingStats } from '../../ui/feedback/LoadingStats.tsx';
import classes from './Activity.module.css';

export const ActivityLoading = () => (
  <Loading label="Loading activity...">
    <LoadingStats />
    <div className={classes.heatmap}>
      <Bone height={284} />
    </div>
    <LoadingCards count={3} height={170} min={300} />
  </Loading>
);
