import classes from './ProgressBar.module.css';

type Props = {
  readonly percent: number;
  /** A CSS colour. By default the accent. */
  readonly color?: string | undefined;
};

/** A thin bar that is full at 100. It is decoration: a text next to it tells the number. */
export const ProgressBar = ({ percent, color }: Props) => (
  <div className={classes.bar} aria-hidden="true">
    <div style={{ width: `${Math.max(0, Math.min(100, percent))}%`, background: color }} />
  </div>
);
