import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
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

type MoreItemsProps = Pick<Props, 'isOpen' | 'onToggle'> & {
  /** How many items are hidden at first. */
  readonly more: number;
  /** The name of the list: 'Related skills'. */
  readonly list: string;
  /** Whether more than `more` items may be hidden, because the list itself is incomplete. */
  readonly isCut?: boolean;
};

/** The button that shows the other items of a list. Renders nothing if no items are hidden. */
export const MoreItems = ({ isOpen, onToggle, more, list, isCut = false }: MoreItemsProps) =>
  more > 0 && (
    <MoreButton
      isOpen={isOpen}
      onToggle={onToggle}
      label={i18n.t('{list}: {button}', { list, button: moreText(isOpen, more, isCut) })}
    >
      {moreText(isOpen, more, isCut)}
    </MoreButton>
  );

const moreText = (isOpen: boolean, more: number, isCut: boolean): string => {
  if (isOpen) return i18n.t('Show fewer');
  return isCut ? i18n.t('{more}+ more', { more }) : i18n.t('+{more} more', { more });
};
