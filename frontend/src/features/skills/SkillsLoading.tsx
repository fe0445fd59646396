import { Bone, Loading } from '../../ui/feedback/Loading.tsx';
import { LoadingCards } from '../../ui/feedback/LoadingCards.tsx';
import { LoadingStats } from '../../ui/feedback/LoadingStats.tsx';
import { rememberedAlert } from './rememberedAlert.ts';
import classes from './SkillsPage.module.css';

/** Placeholders while the skills load. */
export const SkillsLoading = () => {
  const alertHeight = rememberedAlert();
  return (
    <Loading label="Loading skills...">
      {alertHeight > 0 && (
        <div className={classes.alert}>
          <Bone height={alertHeight} />
        </div>
      )}
      <LoadingStats />
      <LoadingCards count={2} height={232} min={420} />
      <div className={classes.bar}>
        <Bone height={36} />
      </div>
      <LoadingCards count={6} height={256} />
    </Loading>
  );
};
