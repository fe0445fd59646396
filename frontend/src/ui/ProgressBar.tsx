import classes from './ProgressBar.module.css';

/** A thin bar, full at 100; its number is said in words beside it. */
export const ProgressBar = ({ percent }: { readonly percent: number }) => (
  <div className={classes.bar} aria-hidden="true">
    <div style={{ width: `${Math.max(0, Math.min(100, percent))}%` }} />
  </div>
);
