import { type CSSProperties, type ReactNode, useId } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { inkOn } from '../../../ui/details/colorInk.ts';
import { tickLabel } from '../format/format.ts';
import classes from './HabitTick.module.css';
import type { Tick } from './useTick.ts';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly completed: boolean;
  /** Whether the habit is met, also by other days of its week or month. */
  readonly isMet: boolean;
  readonly isSkipped?: boolean;
  readonly isCounted?: boolean;
  readonly isDue?: boolean;
  readonly onTick: Tick;
  /** Below the name, small: 'On weekdays'. */
  readonly detail?: string;
  /** At the end of the line, small: '40 days'. */
  readonly note?: ReactNode;
  /** Other actions, at the end of the card. */
  readonly menu?: ReactNode;
};

/** One habit on one day, as a row 44 px high. A tap ticks the habit, another unticks it. */
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
      {/* A press on the note presses the button, and the note keeps a title of its own. */}
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
  /** For an amount habit: the share of the target, 0 to 1. */
  readonly share?: number;
};

/**
 * A habit on a day: a ring in its colour, filled from below by the share of the target. Completed, it is a filled dot
 * with a check. It is a ring with a check if other days met its week or month, and a ring with a dash if it is skipped.
 * A broken ring does not count in the day's fraction.
 */
export const HabitMark = ({
  color,
  completed,
  isMet = completed,
  isSkipped,
  isCounted = true,
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
    data-uncounted={!isCounted || undefined}
    aria-hidden="true"
  />
);

const signOf = (isMet: boolean, isSkipped = false): 'dash' | 'check' | undefined => {
  if (isSkipped) return 'dash';
  return isMet ? 'check' : undefined;
};
