import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRemembered } from '../browser/useRemembered.ts';
import classes from './Fold.module.css';

export type Fold = { readonly isOpen: boolean; readonly toggle: () => void };

/**
 * Whether a foldable part of a page is open. At first, it is as on the person's last visit, or else as `isOpenAtFirst`
 * says.
 * @param name the page and its part: 'skills.charts'
 */
export const useFold = (name: string, isOpenAtFirst: boolean): Fold => {
  const [kept, keep] = useRemembered(`cairn.${name}.unfolded`);
  const isOpen = kept === '' ? isOpenAtFirst : kept === 'true';
  return { isOpen, toggle: () => keep(String(!isOpen)) };
};

type Props = Fold & {
  /** A note next to the heading, for example the number of items in the part. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** The heading of a foldable part. Its whole line is the button. */
export const FoldHeading = ({ isOpen, toggle, note, children }: Props) => (
  <div className={classes.line}>
    <h2 className={classes.heading}>
      <button type="button" className={classes.button} aria-expanded={isOpen} onClick={toggle}>
        {children}
      </button>
    </h2>
    {note}
    <IconChevronDown
      className={classes.mark ?? ''}
      size={18}
      stroke={2}
      data-open={isOpen || undefined}
      aria-hidden="true"
    />
  </div>
);
