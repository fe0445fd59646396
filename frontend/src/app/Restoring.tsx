import classes from './Layout.module.css';

/** Shown while the session is restored or the code of a page loads. */
export const Restoring = () => (
  <div className={classes.restoring} role="status">
    Loading...
  </div>
);
