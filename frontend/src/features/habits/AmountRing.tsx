import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { inkOn } from '../../ui/cards/colorInk.ts';
import classes from './HabitTick.module.css';

type Props = {
  readonly color: string;
  /** Of the target, 0 to 1. */
  readonly share: number;
  readonly completed: boolean;
  readonly isMet?: boolean | undefined;
  readonly isSkipped?: boolean | undefined;
};

/** The ring of a habit on a day, filled from below by as much of the target as there is; a check when it is done. */
export const AmountRing = ({ color, share, completed, isMet = completed, isSkipped }: Props) => (
  <span
    className={`${classes.mark} ${completed ? classes.done : classes.part}`}
    style={
      {
        '--habit': color,
        '--ink': completed ? inkOn(color) : undefined,
        '--share': share,
      } as CSSProperties
    }
    aria-hidden="true"
  >
    {isSkipped ? <IconMinus stroke={4} /> : isMet && <IconCheck stroke={4} />}
  </span>
);
