import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import classes from './Bar.module.css';
import { Brand } from './Brand.tsx';

export const SignedOutBar = () => (
  <header className={classes.bar}>
    <div className={classes.inner}>
      <Brand />
      <nav aria-label="Main" className={classes.links}>
        <NavLink to={paths.login} className={classes.link ?? ''}>
          Login
        </NavLink>
        <NavLink to={paths.register} className={classes.link ?? ''}>
          Register
        </NavLink>
      </nav>
    </div>
  </header>
);
