import type { ReactNode } from 'react';
import classes from './MoreButton.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What it shows, for screen readers: '3 more skills'. */
  readonly label: string;
  /** '+3 more' */
  readonly children: ReactNode;
};

/** Shows the rest of what is above it, or hides it again. */
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

type FewerProps = Pick<Props, 'isOpen' | 'onToggle'> & {
  /** How many are not shown at first. */
  readonly more: number;
  /** 'related skills' */
  readonly about: string;
  /** The list itself is cut: there may be more than `more`. */
  readonly isCut?: boolean;
};

/** The rest of a list; nothing where there is none. */
export const MoreItems = ({ isOpen, onToggle, more, about, isCut = false }: FewerProps) =>
  more > 0 && (
    <MoreButton
      isOpen={isOpen}
      onToggle={onToggle}
      label={isOpen ? `Show fewer ${about}` : `${more}${isCut ? ' or' : ''} more ${about}`}
    >
      {isOpen ? 'Show fewer' : `+${more}${isCut ? ' or' : ''} more`}
    </MoreButton>
  );
