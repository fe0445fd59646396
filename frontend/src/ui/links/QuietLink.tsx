import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './QuietLink.module.css';

/** A link to another page, on a line of its own. */
export const QuietLink = ({ children, ...link }: LinkProps) => (
  <p>
    <Link {...link} className={classes.link}>
      {children}
      <IconChevronRight size={16} stroke={2} aria-hidden="true" data-mirrored />
    </Link>
  </p>
);
