import bar from './Bar.module.css';
import { Brand } from './Brand.tsx';
import classes from './Layout.module.css';

/** Shown while the session is restored and the code of the first page loads: what index.html shows before it. */
export const Restoring = () => (
  <>
    <header className={bar.bar}>
      <div className={bar.inner}>
        <Brand />
      </div>
    </header>
    <div className={classes.restoring} role="status">
      Loading...
    </div>
  </>
);
