import { type CSSProperties, type ReactNode, useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import type { Success } from '../../../data/outbox/change.ts';
import type { Added } from '../../../data/outbox/createOutbox.ts';
import { type Make, useMake } from '../../../data/outbox/useOutbox.ts';
import { inkOn } from '../../../ui/cards/colorInk.ts';
import { formatDay } from '../../../ui/format/days.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { tickHabit } from '../changes.ts';
import { tickLabel } from '../format.ts';
import { sendDay } from '../useSetDay.ts';
import { amountRecordOf, isSkippedOn } from '../view.ts';
import classes from './HabitTick.module.css';
import { milestoneOf } from './milestone.ts';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly completed: boolean;
  /** Also where its week or month is met by other days. */
  readonly isMet: boolean;
  readonly isSkipped?: boolean;
  readonly onTick: Tick;
  /** Below the name, small: 'On weekdays'. */
  readonly detail?: string;
  /** At the end of the line, small: '1000 days' at the longest. */
  readonly note?: ReactNode;
};

/** One habit on one day, 44 px high: a tap sets it, another clears it. */
export const HabitTick = ({ habit, day, onTick, detail, note, ...state }: Props) => (
  <div className={classes.box}>
    <button
      type="button"
      className={classes.tick}
      data-completed={state.isMet || state.isSkipped || undefined}
      data-noted={note ? true : undefined}
      data-detailed={detail ? true : undefined}
      aria-label={tickLabel(habit, day, state)}
      title={habit.name}
      onClick={() => onTick(habit, day, !state.completed)}
    >
      <HabitMark color={habit.color} {...state} />
      <span className={classes.name} dir="auto">
        {habit.name}
      </span>
    </button>
    {detail && <span className={classes.detail}>{detail}</span>}
    {note && <span className={classes.note}>{note}</span>}
  </div>
);

type HabitMarkProps = {
  readonly color: string;
  readonly completed: boolean;
  readonly isMet?: boolean;
  readonly isSkipped?: boolean;
  /** Of an amount habit: how much of the target there is, 0 to 1. */
  readonly share?: number;
};

/**
 * A habit on a day: a ring in its colour, filled from below by as much of the target as there is, or when completed a
 * filled dot with a check. One whose week or month is met by other days is a ring with a check, a skipped one a ring with
 * a dash.
 */
export const HabitMark = ({
  color,
  completed,
  isMet = completed,
  isSkipped,
  share,
}: HabitMarkProps) => (
  <span
    className={`${classes.mark} ${completed ? classes.done : share !== undefined ? classes.part : ''}`}
    style={
      {
        '--habit': color,
        '--ink': completed ? inkOn(color) : undefined,
        '--share': share,
      } as CSSProperties
    }
    data-sign={signOf(isMet, isSkipped)}
    aria-hidden="true"
  />
);

const signOf = (isMet: boolean, isSkipped = false): 'dash' | 'check' | undefined => {
  if (isSkipped) return 'dash';
  return isMet ? 'check' : undefined;
};

export type Tick = (habit: Habit, day: Day, completed: boolean) => void;

/** Sets one day of one habit. */
export const sendTick = (
  make: Make,
  habit: Habit,
  date: Day,
  completed: boolean,
  success?: Success,
): Added => {
  const { _id: id, name } = habit;
  return make(
    tickHabit,
    { params: { id }, query: { from: date, to: date }, body: { date, completed } },
    {
      label: tickLabel(habit, date, { completed }),
      failure: `"${name}" on ${formatDay(date)} could not be saved and is back as it was.`,
      success,
    },
  );
};

/** Sets one day of one habit, and offers to set it back. */
export function useTick(): Tick {
  const make = useMake();
  const calendar = useCalendar();
  return useCallback(
    (habit, day, completed) => {
      const wasSkipped = isSkippedOn(habit, day);
      const { over } = sendTick(make, habit, day, completed);
      const done = `${habit.name}: ${completed ? 'ticked' : 'no longer ticked'} for ${formatDay(day)}`;
      const milestone = completed ? milestoneOf(habit, day, calendar) : null;
      showUndo(milestone === null ? done : `${done}. ${milestone}`, {
        over,
        undo: () => {
          if (habit.kind === 'amount')
            sendDay(make, habit, day, amountRecordOf(habit, day), 'Undone!');
          else if (wasSkipped) sendDay(make, habit, day, { skipped: true }, 'Undone!');
          else sendTick(make, habit, day, !completed, 'Undone!');
          return true;
        },
      });
    },
    [make, calendar],
  );
}
