import classes from './Layout.module.css';

/** While the session is being restored, or the code of a page is on its way. */
export const Restoring = () => (
  <div className={classes.restoring} role="status">
    Loading...
  </div>
);
