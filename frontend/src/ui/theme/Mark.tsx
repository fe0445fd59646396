import classes from './Mark.module.css';

/** The logo: three stones. It is decoration, so it is hidden from screen readers. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
    <rect x="3" y="20.5" width="26" height="8.5" rx="4.25" className={classes.base} />
    <rect x="6.5" y="11.75" width="18" height="7.25" rx="3.6" className={classes.middle} />
    <rect x="11.5" y="4" width="10.5" height="6.25" rx="3.1" className={classes.top} />
  </svg>
);
