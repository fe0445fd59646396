import classes from './ProgressBar.module.css';

type Props = {
  readonly percent: number;
  /** A CSS colour; by default the accent. */
  readonly color?: string | undefined;
};

/** A thin bar, full at 100. Text beside it has the number. */
export const ProgressBar = ({ percent, color }: Props) => (
  <div className={classes.bar} aria-hidden="true">
    <div style={{ width: `${Math.max(0, Math.min(100, percent))}%`, background: color }} />
  </div>
);
