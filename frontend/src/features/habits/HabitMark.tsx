import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { inkOn } from '../../ui/cards/colorInk.ts';
import classes from './HabitMark.module.css';

type Props = { readonly color: string; readonly completed: boolean };

/** A habit on a day: a ring in its colour, or when completed a filled dot with a check. */
export const HabitMark = ({ color, completed }: Props) => (
  <span
    className={`${classes.mark} ${completed ? classes.done : ''}`}
    style={{ '--habit': color, '--ink': inkOn(color) } as CSSProperties}
    aria-hidden="true"
  >
    {completed && <IconCheck stroke={4} />}
  </span>
);
