import type { ReactNode } from 'react';
import classes from './MoreButton.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Describes the hidden content to screen readers: '3 more skills'. */
  readonly label: string;
  /** '+3 more' */
  readonly children: ReactNode;
};

/** A button that shows or hides more of the content above it. */
export const MoreButton = ({ isOpen, onToggle, label, children }: Props) => (
  <button
    type="button"
    className={classes.more}
    aria-expanded={isOpen}
    aria-label={label}
    onClick={onToggle}
  >
    {children}
  </button>
);
