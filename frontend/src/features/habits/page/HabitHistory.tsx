import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { countBetween, unpackDays } from '#shared/days/daySet.ts';
import { type Calendar, type Day, yearOf } from '#shared/days/days.ts';
import { amountsBetween, firstListedDay, tallyAmounts } from '#shared/habits/amounts.ts';
import { amountsUntilEnd, lastDayOf, untilEnd } from '#shared/habits/ends.ts';
import type { DayNote, Habit } from '#shared/habits/model.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { formatAmount } from '../../../domain/habits/formatTarget.ts';
import { formatStreak, streakWords } from '../../../domain/habits/streaks.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { DayGrid } from '../../../ui/dayGrid/DayGrid.tsx';
import { cellsOf, yearsOf } from '../day/habitYear.ts';
import { formatParts } from '../format/format.ts';
import { formatProgress } from '../format/formatAmount.ts';
import { formatDaysDone } from '../format/formatDays.ts';
import { figureExplanations } from '../format/measures.ts';
import { restSentence } from '../habitSentences.ts';
import { describeSlips } from '../limits.ts';
import { isTotalOn } from '../totals.ts';
import { AmountStats } from './AmountTallies.tsx';
import { HabitDay } from './HabitDay.tsx';
import { HabitNotes } from './HabitNotes.tsx';
import classes from './HabitPage.module.css';
import { HabitTallies } from './HabitTallies.tsx';

type Props = {
  readonly habit: Habit;
  /** The notes of the day's year, newest first. Undefined until they have loaded. */
  readonly notes: readonly DayNote[] | undefined;
  /** Whether the habit's data includes all amounts of that year. */
  readonly isWhole: boolean;
  readonly day: Day;
  readonly calendar: Calendar;
  readonly onDay: (day: Day) => void;
};

export const HabitHistory = ({ habit, notes, isWhole, day, calendar, onDay }: Props) => {
  const { today } = calendar;
  const year = yearOf(day);
  const counted = useMemo(() => countedOf(habit), [habit]);
  const cells = useMemo(
    () => cellsOf(counted, year, calendar, notes ?? []),
    [counted, year, calendar, notes],
  );
  const last = lastDayOf(habit, today);
  const lastOf = (one: number) => (one === yearOf(last) ? last : `${one}-12-31`);
  const standing = describeStanding(habit, calendar);
  return (
    <>
      {standing && <p className={classes.standing}>{standing}</p>}
      <StatRow>
        <StatCard label={i18n.t('Current streak')} {...streak(habit.currentStreak, habit)} />
        <StatCard label={i18n.t('Longest streak')} {...streak(habit.longestStreak, habit)} />
        <StatCard
          label={i18n.t('Completion rate')}
          value={i18n.t('{percent}%', { percent: habit.completionRate })}
          what={figureExplanations().completionRate}
        />
        <StatCard
          label={i18n.t('Completed')}
          value={formatNumber(habit.totalCompletions)}
          unit={i18n.t('{count, plural, one {day in all} other {days in all}}', {
            count: habit.totalCompletions,
          })}
          hint={i18n.t('{target, plural, one {Target: # day} other {Target: # days}}', {
            target: habit.targetDays,
          })}
          what={figureExplanations().target}
        />
      </StatRow>
      {habit.amountStats && <AmountStats stats={habit.amountStats} habit={habit} />}
      <div className={classes.year}>
        <Card
          title={i18n.t('Day by day')}
          meta={describeYear(counted, year)}
          badge={
            <NativeSelect
              aria-label={i18n.t('Year')}
              value={String(year)}
              data={yearsOf(habit, last).map(String)}
              onChange={(event) => onDay(lastOf(Number(event.currentTarget.value)))}
            />
          }
        >
          <DayGrid
            label={i18n.t('The days of {year}', { year })}
            cells={cells}
            weekStartsOn={calendar.weekStartsOn}
            last={lastOf(year)}
            chosen={day}
            onChoose={onDay}
          />
        </Card>
      </div>
      <div className={classes.day}>
        <HabitDay
          habit={habit}
          day={day}
          isKnown={isWhole || day >= firstListedDay(today)}
          calendar={calendar}
          onDay={onDay}
        />
        <HabitNotes notes={notes} year={year} onDay={onDay} />
      </div>
      <HabitTallies habit={counted} day={day} calendar={calendar} />
    </>
  );
};

/** The habit without the amounts after its last day, because no figure counts those amounts. */
const countedOf = (habit: Habit): Habit =>
  habit.amounts ? { ...habit, amounts: amountsUntilEnd(habit.amounts, habit) } : habit;

/**
 * The state of a weekly or monthly total, or of a quiet limit: '80 of 120 minutes; 40 more by Saturday', '10 days since
 * the last slip'. Empty for other habits, and for archived ones.
 */
const describeStanding = (habit: Habit, calendar: Calendar): string => {
  const { today } = calendar;
  if (habit.archivedOn !== null) return '';
  return isTotalOn(habit, today)
    ? (restSentence(habit) ?? formatProgress(habit, today, calendar))
    : describeSlips(habit, today);
};

const streak = (length: number, habit: Habit) => ({
  value: <span title={formatStreak(length, streakNameOf(habit))}>{formatNumber(length)}</span>,
  unit: streakWords(length, streakNameOf(habit)),
});

/** '212 days done, 4 skipped in 2026', '163 days done, 1,650 glasses in 2026'. */
const describeYear = (habit: Habit, year: number): string => {
  const { history, skipped, amounts, unit } = habit;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const done = countBetween(untilEnd(unpackDays(history), habit), first, last);
  const skips = countBetween(unpackDays(skipped), first, last);
  const ofYear = amountsBetween(amounts ?? [], first, last);
  const parts = [
    formatDaysDone(done),
    ...(skips > 0 ? [i18n.t('{count, number} skipped', { count: skips })] : []),
    ...(amounts ? [formatAmount(tallyAmounts(ofYear, null).total, unit)] : []),
  ];
  return i18n.t('{parts} in {year}', { parts: formatParts(parts), year });
};
