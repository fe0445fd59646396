import type { ReactNode } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { tickLabel } from './format.ts';
import { HabitMark } from './HabitMark.tsx';
import classes from './HabitTick.module.css';
import type { Tick } from './useTick.ts';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly completed: boolean;
  readonly onTick: Tick;
  /** At the end of the line, small: '1000 days' at the longest. */
  readonly note?: ReactNode;
};

/** One habit on one day, 44 px high: a tap sets it, another clears it. */
export const HabitTick = ({ habit, day, completed, onTick, note }: Props) => (
  <div className={classes.box}>
    <button
      type="button"
      className={classes.tick}
      data-completed={completed || undefined}
      data-noted={note ? true : undefined}
      aria-label={tickLabel(habit.name, day, completed)}
      title={habit.name}
      onClick={() => onTick(habit, day, !completed)}
    >
      <HabitMark color={habit.color} completed={completed} />
      <span className={classes.name}>{habit.name}</span>
    </button>
    {note && <span className={classes.note}>{note}</span>}
  </div>
);
