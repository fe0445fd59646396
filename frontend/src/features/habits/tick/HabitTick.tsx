import { type CSSProperties, type ReactNode, useId } from 'react';
import type { Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { inkOn } from '../../../ui/badges/colorInk.ts';
import { tickLabel } from '../format/format.ts';
import type { LimitState } from '../limits.ts';
import classes from './HabitTick.module.css';
import type { Tick } from './useTick.ts';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly completed: boolean;
  /** Whether the habit is met. Other days of its week or month may have met it. */
  readonly isMet: boolean;
  readonly isSkipped?: boolean;
  readonly isCounted?: boolean;
  readonly isDue?: boolean;
  readonly onTick: Tick;
  /** Small text below the name: 'On weekdays'. */
  readonly detail?: string;
  /** Small text at the end of the line: '40 days'. */
  readonly note?: ReactNode;
  readonly menu?: ReactNode;
};

/** A habit on one day, as a row at least 44 px high. A tap ticks the habit, and another tap unticks it. */
export const HabitTick = ({ habit, day, onTick, detail, note, menu, ...state }: Props) => {
  const id = useId();
  return (
    <div className={classes.box} data-completed={state.isMet || state.isSkipped || undefined}>
      <button
        id={id}
        type="button"
        className={classes.tick}
        data-key="x"
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
      {/* A press on the note also presses the button. The note is outside the button, so it can have a title of its
          own. */}
      {note && (
        <label htmlFor={id} className={classes.note}>
          {note}
        </label>
      )}
      {menu && <div className={classes.menu}>{menu}</div>}
    </div>
  );
};

type HabitMarkProps = {
  readonly color: string;
  readonly completed: boolean;
  readonly isMet?: boolean;
  readonly isSkipped?: boolean;
  readonly isCounted?: boolean;
  /** The share of the target that is reached, 0 to 1. Only for amount habits. */
  readonly share?: number;
  readonly limit?: LimitState | undefined;
};

/**
 * A habit's mark on a day: a ring in the habit's colour, filled from below by the share of the target. A completed
 * habit has a filled dot with a check. Other marks are:
 * - a ring with a check: other days met the habit's week or month
 * - a ring with a dash: the habit is skipped
 * - a dashed ring: the habit is not part of the day's figure, as in "3 of 5 done"
 * - a small dot: a limit was kept without a record
 * - a cross: a limit was exceeded
 */
export const HabitMark = ({
  color,
  completed,
  isMet = completed,
  isSkipped,
  isCounted = true,
  share,
  limit,
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
    data-limit={limit}
    data-uncounted={(!isCounted && !completed) || undefined}
    aria-hidden="true"
  />
);

const signOf = (isMet: boolean, isSkipped = false): 'dash' | 'check' | undefined => {
  if (isSkipped) return 'dash';
  return isMet ? 'check' : undefined;
};
