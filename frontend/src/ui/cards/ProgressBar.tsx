import classes from './ProgressBar.module.css';

/** A thin bar, full at 100; text beside it has the number. */
export const ProgressBar = ({ percent }: { readonly percent: number }) => (
  <div className={classes.bar} aria-hidden="true">
    <div style={{ width: `${Math.max(0, Math.min(100, percent))}%` }} />
  </div>
);
