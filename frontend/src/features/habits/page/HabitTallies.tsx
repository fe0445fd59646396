import { percent } from '#shared/core/counting.ts';
import { type Calendar, type Day, yearOf } from '#shared/days/days.ts';
import { type WeekdayRate, weekdayFindings } from '#shared/findings/weekdays.ts';
import type { Habit } from '#shared/habits/model.ts';
import { type HabitFacts, habitFactsOf } from '#shared/habits/rules.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import {
  bestStreaks,
  isByDay,
  type MonthTally,
  monthsOf,
  type Streak,
  weekdaysOf,
} from '#shared/habits/streaks/history.ts';
import { formatDate, weekdayName } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatLength, formatStreak, type StreakName } from '../../../domain/habits/streaks.ts';
import { CardGrid } from '../../../ui/cards/CardGrid.tsx';
import { Figure } from '../../../ui/cards/Figure.tsx';
import { type BarRow, RowBars } from '../../../ui/charts/RowBars.tsx';
import { formatNearDay, monthName, weekdaysFrom } from '../../../ui/format/days.ts';
import { FoldHeading, useFold } from '../../../ui/page/Fold.tsx';
import { formatDays } from '../format/formatDays.ts';
import { scheduleHistory } from '../format/formatSchedule.ts';
import { AmountWeeks, describeAmounts } from './AmountTallies.tsx';
import classes from './HabitPage.module.css';
import { HabitStrength } from './HabitStrength.tsx';

type Props = {
  readonly habit: Habit;
  /** The chosen day. Its year is shown. */
  readonly day: Day;
  readonly calendar: Calendar;
};

const STREAKS = 5;

/**
 * The habit's strength, schedules, best streaks and weekly amounts, and the weekdays and months of one year. Weekdays
 * and months are folded at first, unless there is a finding about weekdays.
 */
export const HabitTallies = ({ habit, day, calendar }: Props) => {
  const year = yearOf(day);
  const facts = habitFactsOf(habit);
  const finding = weekdayFinding(facts, year, calendar);
  const fold = useFold('habit.tallies', finding !== undefined);
  return (
    <>
      <CardGrid min={420}>
        <HabitStrength habit={habit} calendar={calendar} />
        <ScheduleHistory habit={habit} />
        <BestStreaks streaks={bestStreaks(facts, calendar, STREAKS)} name={streakNameOf(habit)} />
        {habit.kind === 'amount' && <AmountWeeks habit={habit} day={day} calendar={calendar} />}
      </CardGrid>
      <FoldHeading {...fold}>{i18n.t('Weekdays and months')}</FoldHeading>
      {fold.isOpen && (
        <CardGrid min={420}>
          <RowBars
            title={i18n.t('By weekday, {year}', { year })}
            rows={weekdayRows(habit, year, calendar)}
            finding={finding}
          />
          <RowBars
            title={i18n.t('By month, {year}', { year })}
            rows={monthRows(habit, year, calendar)}
            empty={i18n.t('Nothing was done or missed in {year}.', { year })}
          />
        </CardGrid>
      )}
    </>
  );
};

/** The rows for the months. Bars show the share of due days, weeks or months that were met. Notes show the amounts. */
const monthRows = (habit: Habit, year: number, calendar: Calendar): BarRow[] =>
  monthsOf(habitFactsOf(habit), year, calendar)
    .filter(({ units, done }) => units > 0 || done > 0)
    .map(({ month, ...tally }) => ({
      key: month,
      label: monthName(month),
      percent: percent(tally.met, tally.units),
      // Days that a quiet limit kept without a record are met, but not done.
      text: describeMonth(habit.quiet ? { ...tally, done: tally.met } : tally),
      note: describeAmounts(habit, month),
    }));

/** '19 of 23 (83%)'. For a habit that counts weeks, adds the done days if they differ: '3 of 4 (75%), 11 days'. */
export const describeMonth = ({ done, units, met }: Omit<MonthTally, 'month'>): string => {
  if (units === 0) return formatDays(done);
  const share = formatShare(met, units);
  return done === met ? share : i18n.t('{share}, {days}', { share, days: formatDays(done) });
};

/** '19 of 23 (83%)' */
const formatShare = (met: number, all: number): string =>
  i18n.t('{met, number} of {all, number} ({percent}%)', { met, all, percent: percent(met, all) });

/** Only shown if the habit has several schedules. */
const ScheduleHistory = ({ habit }: Pick<Props, 'habit'>) => {
  const schedules = scheduleHistory(habit);
  return schedules.length > 1 ? (
    <Figure title={i18n.t('Schedules')}>
      <ol className={classes.streaks}>
        {schedules.map(({ from, words }) => (
          <li key={from}>{words}</li>
        ))}
      </ol>
    </Figure>
  ) : null;
};

type StreaksProps = { readonly streaks: readonly Streak[]; readonly name: StreakName };

const BestStreaks = ({ streaks, name }: StreaksProps) => (
  <Figure title={i18n.t('Best streaks')}>
    {streaks.length === 0 && (
      <p className={classes.none}>
        {i18n.t('No streaks yet. The first one begins with the first day done.')}
      </p>
    )}
    <ol className={classes.streaks}>
      {streaks.map(({ length, from, to }) => (
        <li key={from}>
          <strong title={formatStreak(length, name)}>{formatLength(length, name)}</strong>
          <span>{formatSpan(from, to)}</span>
        </li>
      ))}
    </ol>
  </Figure>
);

/** '3 January to 9 January 2026', '28 December 2025 to 10 January 2026', '5 January 2026'. */
const formatSpan = (from: Day, to: Day): string => {
  if (from === to) return formatDate(to);
  return i18n.t('{first} to {last}', { first: formatNearDay(from, to), last: formatDate(to) });
};

/** The best and the worst weekday of this year, if their 95% intervals do not overlap. Undefined for other years. */
const weekdayFinding = (
  facts: HabitFacts,
  year: number,
  { today }: Calendar,
): string | undefined => {
  if (year !== yearOf(today) || !isByDay(facts, today)) return undefined;
  const { finding } = weekdayFindings(facts, `${year}-01-01`, today);
  return finding
    ? i18n.t(
        'Until yesterday: best on {best}, {bestShare}. Worst on {worst}, {worstShare}. These 95% intervals do not overlap; with seven weekdays compared, it may still be chance.',
        {
          best: weekdayName(finding.best.weekday),
          bestShare: formatRate(finding.best),
          worst: weekdayName(finding.worst.weekday),
          worstShare: formatRate(finding.worst),
        },
      )
    : undefined;
};

/** '9 of 10 days (likely 60 to 98%)' */
const formatRate = ({ done, days, interval }: WeekdayRate): string =>
  i18n.t('{done, number} of {days, plural, one {# day} other {# days}} (likely {low} to {high}%)', {
    done,
    days,
    low: Math.round(interval.low * 100),
    high: Math.round(interval.high * 100),
  });

/**
 * The rows for the weekdays. Bars show the share of due days that were done. If the habit counts weeks or months, or is
 * due on no day, bars show the number of done days.
 */
const weekdayRows = (habit: Habit, year: number, calendar: Calendar): BarRow[] => {
  const facts = habitFactsOf(habit);
  const tallies = weekdaysOf(facts, year, calendar);
  const most = Math.max(1, ...tallies.map(({ done }) => done));
  // A quiet limit is due on no day.
  const isShare = isByDay(facts, calendar.today) && tallies.some(({ due }) => due > 0);
  return weekdaysFrom(calendar.weekStartsOn).map((weekday) => {
    const label = weekdayName(weekday);
    const { done, due, met } = tallies[weekday] ?? { done: 0, due: 0, met: 0 };
    return isShare
      ? {
          key: label,
          label,
          percent: percent(met, due),
          text: due === 0 ? formatDays(done) : formatShare(met, due),
        }
      : { key: label, label, percent: percent(done, most), text: formatDays(done) };
  });
};
