import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatLongDay } from '../../ui/format/days.ts';
import classes from './CalendarDay.module.css';
import { type Cell, MAX_DOTS, type Mark } from './calendar.ts';
import { tickLabel } from './format.ts';
import { HabitMark } from './HabitTick.tsx';

export type DayActions = {
  readonly onOpen: (day: Day) => void;
  readonly onTick: (habit: Habit, day: Day, completed: boolean) => void;
};

type Props = DayActions & {
  readonly cell: Cell;
  readonly marks: readonly Mark[];
  /** The one day of the grid that Tab reaches; arrow keys move it. */
  readonly isTabStop: boolean;
  /** On a phone, where the whole day is one button. */
  readonly isPhone: boolean;
};

export const CalendarDay = ({ cell, marks, isTabStop, isPhone, onOpen, onTick }: Props) => {
  const { day, inMonth, isToday, isFuture } = cell;
  const dots = marks.slice(0, MAX_DOTS);
  const more = marks.length - dots.length;
  return (
    <td
      className={classes.cell}
      data-outside={!inMonth || undefined}
      data-today={isToday || undefined}
      data-ahead={isFuture || undefined}
    >
      <button
        type="button"
        className={classes.day}
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isFuture || undefined}
        aria-haspopup={isFuture ? undefined : 'dialog'}
        aria-label={dayLabel(day, marks, isFuture)}
        onClick={() => !isFuture && onOpen(day)}
      >
        <span className={classes.number}>{cell.dayOfMonth}</span>
      </button>
      <div className={classes.dots}>
        {dots.map(({ habit, completed }) =>
          isPhone || isFuture ? (
            <HabitMark key={habit._id} color={habit.color} completed={completed} />
          ) : (
            <button
              key={habit._id}
              type="button"
              className={classes.dot}
              tabIndex={-1}
              title={habit.name}
              aria-label={tickLabel(habit.name, day, completed)}
              onClick={() => onTick(habit, day, !completed)}
            >
              <HabitMark color={habit.color} completed={completed} />
            </button>
          ),
        )}
        {more > 0 && (
          <span className={classes.more} aria-hidden="true">
            +{more}
          </span>
        )}
      </div>
    </td>
  );
};

/** 'Friday, 20 November 2026: 12 of 28 done'. */
function dayLabel(day: Day, marks: readonly Mark[], isFuture: boolean): string {
  const words = formatLongDay(day);
  if (isFuture) return `${words}: still to come`;
  if (marks.length === 0) return `${words}: nothing scheduled`;
  return `${words}: ${marks.filter(({ completed }) => completed).length} of ${marks.length} done`;
}
