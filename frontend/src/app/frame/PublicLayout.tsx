import classes from './Bar.module.css';
import { Brand } from './Brand.tsx';
import { PageFrame } from './PageFrame.tsx';

/** The layout of pages that look the same for everyone, signed in or not. */
export const PublicLayout = () => (
  <PageFrame
    bar={
      <header className={classes.bar}>
        <div className={classes.inner}>
          <Brand />
        </div>
      </header>
    }
  />
);
