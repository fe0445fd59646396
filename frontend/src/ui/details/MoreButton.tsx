import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './MoreButton.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** A description of the hidden content, for screen readers: '3 more skills'. */
  readonly label: string;
  /** '+3 more' */
  readonly children: ReactNode;
};

/** Shows or hides the rest of the content above. */
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
  /** How many items are hidden at first. */
  readonly more: number;
  /** The name of the list: 'Related skills'. */
  readonly list: string;
  /** Whether the list is cut, so that more than `more` items may follow. */
  readonly isCut?: boolean;
};

/** The button for the rest of a list. Renders nothing if the list has no more items. */
export const MoreItems = ({ isOpen, onToggle, more, list, isCut = false }: FewerProps) =>
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
