import { Link, useLocation } from 'react-router-dom';
import classes from './Bar.module.css';
import { Brand } from './Brand.tsx';
import { isWithin, navLinks } from './navLinks.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SyncStatus } from './sync/SyncStatus.tsx';

/** On a phone the links move to the foot of the screen, each one tap away. */
export const NavigationBar = () => {
  const { pathname } = useLocation();
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Brand />
        <nav aria-label="Main" className={`${classes.links} ${classes.areas}`}>
          {navLinks.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className={classes.link}
              aria-current={isWithin(pathname, link) ? 'page' : undefined}
            >
              <link.icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
              {link.label}
            </Link>
          ))}
        </nav>
        <SyncStatus />
        <ProfileMenu />
      </div>
    </header>
  );
};
