import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './QuietLink.module.css';

/** A link to another page, on its own line at the foot of Today. */
export const QuietLink = ({ children, ...link }: LinkProps) => (
  <p className={classes.line}>
    <Link {...link} className={classes.link}>
      {children}
      <IconChevronRight size={16} stroke={2} aria-hidden="true" data-mirrored />
    </Link>
  </p>
);
