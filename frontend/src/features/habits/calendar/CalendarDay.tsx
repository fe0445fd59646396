import type { Day } from '#shared/days/days.ts';
import type { DayFraction } from '#shared/habits/due/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { memo } from '../../../language/useLanguage.ts';
import { focusPressed } from '../../../ui/browser/focusPressed.ts';
import { formatLongDay } from '../../../ui/format/days.ts';
import { formatFraction, formatParts, tickLabel } from '../format/format.ts';
import { HabitMark } from '../tick/HabitTick.tsx';
import classes from './CalendarDay.module.css';
import { type Cell, MAX_DOTS, type Mark } from './calendar.ts';

export type DayActions = {
  readonly onOpen: (day: Day) => void;
  readonly onTick: (habit: Habit, day: Day, completed: boolean) => void;
};

type Props = DayActions & {
  readonly cell: Cell;
  readonly marks: readonly Mark[];
  readonly fraction: DayFraction;
  /** Whether Tab reaches this day. Arrow keys move this tab stop within the grid. */
  readonly isTabStop: boolean;
  /** On a phone, the whole day is one button. */
  readonly isPhone: boolean;
  /** Whether the day is shown next to the calendar. Undefined if days open over the page. */
  readonly isChosen: boolean | undefined;
};

/** A tick renders all days, but the memoized parts of a day only if their props changed. */
export const CalendarDay = ({
  cell,
  marks,
  fraction,
  isTabStop,
  isPhone,
  isChosen,
  onOpen,
  onTick,
}: Props) => {
  const { day, inMonth, isToday, isFuture } = cell;
  const more = marks.length - MAX_DOTS;
  const skipped = marks.filter(({ isSkipped }) => isSkipped).length;
  const off = marks.filter(({ timeOff }) => timeOff).length;
  const optional = marks.filter(isOptional).length;
  const over = marks.filter(({ limit }) => limit === 'over').length;
  // A day that was ticked before a journey west can be after today. Its ticks can still be removed.
  const isClosed = isFuture && marks.length === 0;
  return (
    <td
      className={classes.cell}
      data-chosen={isChosen || undefined}
      data-outside={!inMonth || undefined}
      data-today={isToday || undefined}
      data-ahead={isFuture || undefined}
      data-closed={isClosed || undefined}
    >
      <DayButton
        day={day}
        dayOfMonth={cell.dayOfMonth}
        isToday={isToday}
        isTabStop={isTabStop}
        isClosed={isClosed}
        isChosen={isClosed ? undefined : isChosen}
        label={dayLabel(day, fraction, isFuture ? marks.length : null, {
          skipped,
          off,
          optional,
          over,
        })}
        asked={fraction.asked}
        done={fraction.done}
        onOpen={onOpen}
      />
      <div className={classes.dots}>
        {marks.slice(0, MAX_DOTS).map((mark) => (
          <Dot
            key={mark.habit._id}
            mark={mark}
            day={day}
            isPhone={isPhone}
            isDialog={isChosen === undefined}
            onOpen={onOpen}
            onTick={onTick}
          />
        ))}
        {more > 0 && (
          <span className={classes.more} aria-hidden="true">
            {i18n.t('+{more, number}', { more })}
          </span>
        )}
      </div>
    </td>
  );
};

type DayButtonProps = Pick<Props, 'isTabStop' | 'onOpen'> &
  Pick<DayFraction, 'asked' | 'done'> & {
    readonly day: Day;
    readonly dayOfMonth: number;
    readonly label: string;
    readonly isToday: boolean;
    readonly isClosed: boolean;
    readonly isChosen: boolean | undefined;
  };

const DayButton = memo(
  ({
    day,
    dayOfMonth,
    label,
    isToday,
    isClosed,
    isChosen,
    isTabStop,
    asked,
    done,
    onOpen,
  }: DayButtonProps) => (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isClosed || undefined}
      aria-haspopup={isChosen === undefined && !isClosed ? 'dialog' : undefined}
      aria-pressed={isChosen}
      aria-label={label}
      onMouseDown={focusPressed}
      onClick={() => !isClosed && onOpen(day)}
    >
      <span className={classes.number}>
        {asked > 0 && <DayRing asked={asked} done={done} />}
        {dayOfMonth}
      </span>
    </button>
  ),
);

type DotProps = DayActions & {
  readonly mark: Mark;
  readonly day: Day;
  readonly isPhone: boolean;
  /** Whether the day opens over the page. */
  readonly isDialog: boolean;
};

const Dot = memo(({ mark: { habit, ...state }, day, isPhone, isDialog, ...on }: DotProps) => {
  const mark = <HabitMark color={habit.color} {...markOf(state)} />;
  if (isPhone) return mark;
  const isAmount = habit.kind === 'amount';
  return (
    <button
      type="button"
      className={classes.dot}
      tabIndex={-1}
      title={habit.name}
      aria-label={tickLabel(habit, day, state)}
      onClick={() => (isAmount ? on.onOpen(day) : on.onTick(habit, day, !state.completed))}
      aria-haspopup={isAmount && isDialog ? 'dialog' : undefined}
    >
      {mark}
    </button>
  );
});

/** A ring around the day's number. It shows the share of due habits that are done. */
const DayRing = ({ asked, done }: Pick<DayFraction, 'asked' | 'done'>) => (
  <svg
    className={classes.ring}
    viewBox="0 0 32 32"
    aria-hidden="true"
    data-whole={done === asked || undefined}
  >
    <circle cx="16" cy="16" r="14.5" />
    {done > 0 && (
      <circle
        className={classes.met}
        cx="16"
        cy="16"
        r="14.5"
        pathLength={asked}
        strokeDasharray={`${done} ${asked}`}
      />
    )}
  </svg>
);

/** Whether the habit was optional on the day, and not done. */
const isOptional = ({ isCounted, isMet, isSkipped, timeOff, limit }: Mark): boolean =>
  !(isCounted || isMet || isSkipped || timeOff || limit);

/** A habit with time off has the mark of a skipped habit. */
const markOf = ({ timeOff, isSkipped, ...state }: Omit<Mark, 'habit'>) => ({
  ...state,
  isSkipped: isSkipped || timeOff !== undefined,
});

/**
 * 'Friday, 20 November 2026: 12 of 28 done, 1 skipped, 2 paused, 1 above the limit, 3 optional'. `doneAhead` is the
 * number of habits that are done on a future day. Null for other days.
 */
function dayLabel(
  day: Day,
  fraction: DayFraction,
  doneAhead: number | null,
  off: Readonly<Record<'skipped' | 'off' | 'optional' | 'over', number>>,
): string {
  const date = formatLongDay(day);
  if (doneAhead !== null) {
    return doneAhead > 0
      ? i18n.t('{date}: upcoming, {done, number} done', { date, done: doneAhead })
      : i18n.t('{date}: upcoming', { date });
  }
  const done = formatFraction(fraction);
  const parts = [
    ...(done === null ? [] : [done]),
    ...(off.skipped > 0 ? [i18n.t('{count, number} skipped', { count: off.skipped })] : []),
    ...(off.off > 0 ? [i18n.t('{count, number} paused', { count: off.off })] : []),
    ...(off.over > 0 ? [i18n.t('{count, number} above the limit', { count: off.over })] : []),
    ...(off.optional > 0 ? [i18n.t('{count, number} optional', { count: off.optional })] : []),
  ];
  return parts.length > 0
    ? i18n.t('{date}: {state}', { date, state: formatParts(parts) })
    : i18n.t('{date}: nothing due', { date });
}
