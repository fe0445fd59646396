import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, use, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatStreak } from '../../../domain/habits/streaks.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { NotSentContext } from '../../../ui/details/NotSent.tsx';
import { AmountPopover } from '../amounts/AmountPopover.tsx';
import { HabitMenu } from '../day/HabitMenu.tsx';
import type { OnTask } from '../day/useDayDialog.tsx';
import { formatParts, metByUnit, optionalOn } from '../format/format.ts';
import { HabitTick } from '../tick/HabitTick.tsx';
import type { Tick } from '../tick/useTick.ts';
import { isCompletedOn, type ListedHabit } from '../view.ts';
import classes from './TodayStrip.module.css';
import { useTickAll } from './useTickAll.ts';

type Props = {
  /** Without a title there is no 'Tick all' either. */
  readonly title?: ReactNode;
  /** The name of the list: 'Morning'. */
  readonly label?: string | undefined;
  readonly shown: readonly ListedHabit[];
  /** The ids of habits that one line replaces while they are met. */
  readonly folds?: ReadonlySet<string>;
  /** All habits that the day needs, including folded ones. 'Tick all' ticks those without an amount. */
  readonly needed: readonly Habit[];
  readonly day: Day;
  readonly today: Day;
  readonly onTick: Tick;
  readonly onTask: OnTask;
  /** Shown behind 'Tick all'. */
  readonly children?: ReactNode;
};

/** The habits of one day, one tap each, below a title with 'Tick all'. */
export const TickGroup = ({ title, label = '', shown, day, today, ...rest }: Props) => {
  const { onTick, onTask, children } = rest;
  const [isUnfolded, setUnfolded] = useState(false);
  // A habit that is unticked below the line stays there until the line is closed.
  const isFolded = ({ habit, isMet }: ListedHabit) =>
    rest.folds?.has(habit._id) === true && (isMet || isUnfolded);
  const folded = shown.filter(isFolded);
  const isMany = shown.length - folded.length + Math.min(1, folded.length) > 1;
  const checks = rest.needed.filter(({ kind }) => kind === 'check');
  const notSent = use(NotSentContext);
  const list = useRef<HTMLUListElement>(null);
  const onTickAll = useTickAll();
  const tickAll = () => {
    // The button is about to disappear.
    list.current?.querySelector('button')?.focus();
    onTickAll(checks, day, label);
  };
  const lineOf = ({ habit, isMet, isCounted, isExtra }: ListedHabit) => (
    <TickLine
      key={habit._id}
      habit={habit}
      isMet={isMet}
      isCounted={isCounted}
      isExtra={isExtra}
      isNotSent={notSent.has(habit._id)}
      {...{ day, today, onTick, onTask }}
    />
  );
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
      <ul ref={list} className={classes.ticks} aria-label={label || undefined}>
        {shown.filter((one) => !isFolded(one)).map(lineOf)}
        {folded.length > 0 && (
          <li key="fold" data-line="" tabIndex={-1}>
            <FoldLine
              folded={folded}
              day={day}
              group={label}
              isUnfolded={isUnfolded}
              onToggle={() => setUnfolded(!isUnfolded)}
            />
          </li>
        )}
        {isUnfolded && folded.map(lineOf)}
      </ul>
    </>
  );
};

type LineProps = ListedHabit &
  Pick<Props, 'day' | 'today' | 'onTick' | 'onTask'> & { readonly isNotSent: boolean };

/** A tick renders only the line of its habit again. */
const TickLine = memo((props: LineProps) => {
  const { habit, isMet, isCounted, isExtra, isNotSent, day, today, onTick, onTask } = props;
  const completed = isCompletedOn(habit, day);
  const note = isNotSent
    ? i18n.t('not sent yet')
    : noteOf({ habit, isMet, isCounted, isExtra }, day, today);
  const menu = <HabitMenu habit={habit} day={day} today={today} onTask={onTask} />;
  const tick = { habit, day, completed, isMet, isCounted, note, menu };
  return (
    <li data-line={isMet ? 'met' : 'open'} tabIndex={-1}>
      {habit.kind === 'amount' ? (
        <AmountPopover {...tick} />
      ) : (
        <HabitTick {...tick} onTick={onTick} />
      )}
      {/* Only for the key e: the menu's items exist only while it is open. */}
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

/**
 * How many lines the habits of a day will take on the next visit: one for each open habit, and one for all that are
 * met.
 */
export const linesOf = (due: readonly ListedHabit[]): number =>
  due.filter(({ isMet }) => !isMet).length + (due.some(({ isMet }) => isMet) ? 1 : 0);

type FoldLineProps = {
  readonly folded: readonly ListedHabit[];
  readonly day: Day;
  readonly group: string;
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
};

/** The line for habits that were done before: '3 already done'. A tap shows them below it, to untick them. */
const FoldLine = ({ folded, day, group, isUnfolded, onToggle }: FoldLineProps) => {
  const words = describeFolded(folded, day);
  return (
    <button
      type="button"
      className={classes.fold}
      aria-expanded={isUnfolded}
      aria-label={group ? i18n.t('{words}: {group}', { words, group }) : undefined}
      onClick={onToggle}
    >
      <IconChevronDown size={16} aria-hidden="true" />
      {words}
    </button>
  );
};

/** '3 already done', '2 already done, 1 already complete' if a habit's week or month is met. */
function describeFolded(folded: readonly ListedHabit[], day: Day): string {
  const done = folded.filter(({ habit }) => isCompletedOn(habit, day)).length;
  const met = folded.filter(({ habit, isMet }) => isMet && !isCompletedOn(habit, day)).length;
  const parts = [
    ...(done > 0 || met === 0 ? [i18n.t('{count, number} already done', { count: done })] : []),
    ...(met > 0 ? [i18n.t('{count, number} already complete', { count: met })] : []),
  ];
  return formatParts(parts);
}

function noteOf(
  { habit, isMet, isCounted, isExtra }: ListedHabit,
  day: Day,
  today: Day,
): string | null {
  if (isExtra) return i18n.t('extra');
  if (isMet && !isCompletedOn(habit, day)) return metByUnit(habit, day);
  if (!isCounted) return optionalOn(day, today);
  if (day !== today) return null;
  if (habit.due === 'now' && habit.restForecast !== null) return i18n.t('last chance');
  if (habit.currentStreak === 0) return null;
  return formatStreak(habit.currentStreak, streakNameOf(habit));
}
