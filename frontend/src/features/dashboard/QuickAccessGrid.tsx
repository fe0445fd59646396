import { Link } from 'react-router-dom';
import classes from './QuickAccess.module.css';
import { quickAccess } from './quickAccess.ts';

export const QuickAccessGrid = () => (
  <section aria-labelledby="quick-access">
    <h2 id="quick-access" className={classes.heading}>
      Quick Access
    </h2>
    <div className={classes.grid}>
      {quickAccess.map(({ label, text, to, icon: Icon }) => (
        <Link key={to} to={to} className={classes.card}>
          <span className={classes.icon}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
          </span>
          <span>
            <span className={classes.label}>{label}</span>
            <span className={classes.text}>{text}</span>
          </span>
        </Link>
      ))}
    </div>
  </section>
);
