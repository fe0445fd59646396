import { Button } from '@mantine/core';
import { type ReactNode, use, useRef } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { DueHabit } from '#shared/habits/rules.ts';
import { NotSentContext } from '../../../ui/cards/NotSent.tsx';
import { formatCount } from '../../../ui/format/formatCount.ts';
import { AmountPopover } from '../amounts/AmountPopover.tsx';
import { HabitMenu, type OnPause } from '../card/HabitMenu.tsx';
import { metByUnit } from '../format.ts';
import type { Tick } from '../useTick.ts';
import { isCompletedOn } from '../view.ts';
import { HabitTick } from './HabitTick.tsx';
import classes from './TodayStrip.module.css';
import { useTickAll } from './useTickAll.ts';

type Props = {
  /** Undefined where there is nothing to name; then there is no way to tick all either. */
  readonly title?: ReactNode;
  /** The name of the list. */
  readonly label?: string | undefined;
  readonly shown: readonly DueHabit[];
  /** What 'Tick all' ticks, also where it is folded away. */
  readonly open: readonly Habit[];
  /** Behind their number: 'of the morning'. */
  readonly group: string;
  readonly day: Day;
  readonly today: Day;
  readonly onTick: Tick;
  readonly onPause: OnPause;
  /** Behind 'Tick all'. */
  readonly children?: ReactNode;
};

/** Habits of one day, one tap each, below a title with a tap for all of them. */
export const TickGroup = ({ title, label, shown, group, day, today, ...rest }: Props) => {
  const { onTick, onPause, children } = rest;
  const open = rest.open.filter(({ kind }) => kind === 'check');
  const notSent = use(NotSentContext);
  const list = useRef<HTMLUListElement>(null);
  const onTickAll = useTickAll();
  const tickAll = () => {
    // The button is about to go.
    list.current?.querySelector('button')?.focus();
    onTickAll(open, day, group);
  };
  return (
    <>
      {title && (
        <div
          className={classes.groupHead}
          data-many={shown.length > 1 || children ? true : undefined}
        >
          {title}
          {shown.length > 1 && open.length > 1 && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Tick all ${open.length} ${group}`}
              onClick={tickAll}
            >
              Tick all {open.length}
            </Button>
          )}
          {children}
        </div>
      )}
      <ul ref={list} className={classes.ticks} aria-label={label}>
        {shown.map(({ habit, isMet }) => {
          const completed = isCompletedOn(habit, day);
          const note = notSent.has(habit._id)
            ? 'not sent yet'
            : noteOf({ habit, isMet }, day, today);
          const tick = { habit, day, completed, isMet, note };
          return (
            <li key={habit._id} className={classes.line} data-line="" tabIndex={-1}>
              {habit.kind === 'amount' ? (
                <AmountPopover {...tick} />
              ) : (
                <HabitTick {...tick} onTick={onTick} />
              )}
              <HabitMenu habit={habit} day={day} today={today} onPause={onPause} />
            </li>
          );
        })}
      </ul>
    </>
  );
};

type ShowAllProps = {
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
  readonly count: number;
  /** Behind the words: ' of yesterday'. */
  readonly of?: string;
};

/** Unfolds habits that are hidden behind it, and folds them again. */
export const ShowAll = ({ isUnfolded, onToggle, count, of = '' }: ShowAllProps) => (
  <Button
    className={classes.more}
    variant="subtle"
    size="compact-sm"
    aria-expanded={isUnfolded}
    onClick={onToggle}
  >
    {isUnfolded ? `Show fewer${of}` : `Show all ${count}${of}`}
  </Button>
);

function noteOf({ habit, isMet }: DueHabit, day: Day, today: Day): string | null {
  if (isMet && !isCompletedOn(habit, day)) return metByUnit(habit, day);
  if (day !== today) return null;
  if (habit.due === 'later') return 'can rest';
  if (habit.due === 'now' && habit.restForecast !== null) return 'last chance';
  if (habit.currentStreak === 0) return null;
  return formatCount(habit.currentStreak, habit.streakUnit);
}
