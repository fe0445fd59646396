import { Button } from '@mantine/core';
import { type ReactNode, use, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatLength, formatStreak } from '../../../domain/habits/streaks.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { NotSentContext } from '../../../ui/badges/NotSent.tsx';
import { AmountPopover } from '../amounts/AmountPopover.tsx';
import { HabitMenu } from '../day/HabitMenu.tsx';
import type { OnTask } from '../day/useDayDialog.tsx';
import { metByUnit, optionalOn, timeLabel } from '../format/format.ts';
import { describeSlips } from '../limits.ts';
import { HabitTick } from '../tick/HabitTick.tsx';
import type { Tick } from '../tick/useTick.ts';
import { isTotalOn } from '../totals.ts';
import { isCompletedOn, type ListedHabit } from '../view.ts';
import classes from './TodayStrip.module.css';
import { useTickAll } from './useTickAll.ts';

type Lines = {
  readonly shown: readonly ListedHabit[];
  /** Whether each row shows its time of day. If not, the heading does. */
  readonly showsTime?: boolean | undefined;
  readonly day: Day;
  readonly today: Day;
  readonly onTick: Tick;
  readonly onTask: OnTask;
};

type Props = Lines & {
  /** If there is no title, 'Tick all' is not shown either. */
  readonly title?: ReactNode;
  /** The name of the list: 'Morning'. */
  readonly label?: string | undefined;
  /** The habits that the day needs. 'Tick all' leaves out habits with an amount. */
  readonly needed: readonly Habit[];
  /** Whether only the title is shown. */
  readonly isClosed?: boolean;
  /** Shown after 'Tick all'. */
  readonly children?: ReactNode;
};

/** The habits of a day, one tap each, below a title with 'Tick all'. */
export const TickGroup = (props: Props) => {
  const { title, label = '', needed, isClosed = false, children, ...lines } = props;
  const checks = needed.filter(({ kind }) => kind === 'check');
  const list = useRef<HTMLUListElement>(null);
  const onTickAll = useTickAll();
  const tickAll = () => {
    // The button will disappear, so the focus moves.
    list.current?.querySelector('button')?.focus();
    onTickAll(checks, lines.day, label);
  };
  const isMany = lines.shown.length > 1 && !isClosed;
  return (
    <>
      {title && (
        <div className={classes.groupHead} data-many={isMany || children ? true : undefined}>
          {title}
          {isMany && checks.length > 1 && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={i18n.t('Tick all {count, number}: {group}', {
                count: checks.length,
                group: label,
              })}
              onClick={tickAll}
            >
              {i18n.t('Tick all {count, number}', { count: checks.length })}
            </Button>
          )}
          {children}
        </div>
      )}
      {!isClosed && (
        <ul ref={list} className={classes.ticks} aria-label={label || undefined}>
          <TickLines {...lines} />
        </ul>
      )}
    </>
  );
};

export const TickLines = ({ shown, ...line }: Lines) => {
  const notSent = use(NotSentContext);
  return shown.map(({ habit, isMet, isCounted, isExtra, isQuiet }) => (
    <TickLine
      key={habit._id}
      {...{ habit, isMet, isCounted, isExtra, isQuiet, ...line }}
      isNotSent={notSent.has(habit._id)}
    />
  ));
};

type LineProps = ListedHabit & Omit<Lines, 'shown'> & { readonly isNotSent: boolean };

/** The line of one habit. A tick renders only this line again. */
const TickLine = memo((props: LineProps) => {
  const { habit, isMet, isCounted, isExtra, isQuiet, isNotSent, showsTime, day, today } = props;
  const { onTick, onTask } = props;
  const completed = isCompletedOn(habit, day);
  const state = isNotSent
    ? i18n.t('not sent yet')
    : noteOf({ habit, isMet, isCounted, isExtra, isQuiet }, day, today);
  const note = showsTime && habit.timeOfDay !== 'any' ? withTime(habit.timeOfDay, state) : state;
  const menu = <HabitMenu habit={habit} day={day} today={today} onTask={onTask} />;
  const tick = { habit, day, completed, isMet, isCounted, note, menu };
  return (
    <li data-line={isMet ? 'met' : 'open'} tabIndex={-1}>
      {habit.kind === 'amount' ? (
        <AmountPopover {...tick} />
      ) : (
        <HabitTick {...tick} onTick={onTick} />
      )}
      {/* Only for the key e. The menu's own edit item exists only while the menu is open. */}
      <Link
        hidden
        data-key="e"
        aria-label={i18n.t('Edit {name}', { name: habit.name })}
        to={paths.habitEdit(habit._id)}
        state={{ habit }}
      />
    </li>
  );
});

/** 'Morning · 12 days' */
const withTime = (time: Habit['timeOfDay'], note: ReactNode): ReactNode => (
  <>
    {timeLabel(time)}
    {note && <> · {note}</>}
  </>
);

function noteOf(
  { habit, isMet, isCounted, isExtra, isQuiet }: ListedHabit,
  day: Day,
  today: Day,
): ReactNode {
  if (isExtra) return i18n.t('extra');
  if (isQuiet) return day === today ? describeSlips(habit, day) || null : null;
  if (isMet && !isCompletedOn(habit, day)) return metByUnit(habit, day);
  if (!isCounted) return optionalOn(day, today);
  if (day !== today) return null;
  const isLimit = isTotalOn(habit, day) && habit.direction === 'at-most';
  if (habit.due === 'now' && habit.restForecast !== null && !isLimit) return i18n.t('last chance');
  // The row of a total already says how far its week or month is.
  if (habit.currentStreak === 0 || isTotalOn(habit, day)) return null;
  const streak = [habit.currentStreak, streakNameOf(habit)] as const;
  return <span title={formatStreak(...streak)}>{formatLength(...streak)}</span>;
}
