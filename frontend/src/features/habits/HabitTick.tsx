import { IconCheck } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { inkOn } from '../../ui/cards/colorInk.ts';
import { formatDay } from '../../ui/format/days.ts';
import { tickHabit } from './changes.ts';
import { tickLabel } from './format.ts';
import classes from './HabitTick.module.css';

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

type HabitMarkProps = { readonly color: string; readonly completed: boolean };

/** A habit on a day: a ring in its colour, or when completed a filled dot with a check. */
export const HabitMark = ({ color, completed }: HabitMarkProps) => (
  <span
    className={`${classes.mark} ${completed ? classes.done : ''}`}
    style={{ '--habit': color, '--ink': inkOn(color) } as CSSProperties}
    aria-hidden="true"
  >
    {completed && <IconCheck stroke={4} />}
  </span>
);

export type Tick = (habit: Pick<Habit, '_id' | 'name'>, day: Day, completed: boolean) => void;

/** Sets one day of one habit. */
export function useTick(): Tick {
  const make = useMake();
  return useCallback(
    ({ _id, name }, day, completed) => {
      make(
        tickHabit,
        { params: { id: _id }, query: { from: day, to: day }, body: { date: day, completed } },
        {
          label: tickLabel(name, day, completed),
          failure: `"${name}" on ${formatDay(day)} could not be saved and is back as it was.`,
        },
      );
    },
    [make],
  );
}
