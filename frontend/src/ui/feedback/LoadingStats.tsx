import classes from '../cards/Stat.module.css';
import { Bone } from './Loading.tsx';

/** The placeholder of a StatRow of `count` cards. */
export const LoadingStats = ({ count = 4 }: { count?: number }) => (
  <div className={classes.row}>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
      <Bone key={i} height={94} />
    ))}
  </div>
);
