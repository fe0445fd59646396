import { levelOf } from '#shared/analytics/heatmap.ts';
import { hasDay } from '#shared/days/daySet.ts';
import { addDays, type Calendar, type Day, yearOf } from '#shared/days/days.ts';
import { amountsBetween, amountsByDay } from '#shared/habits/amounts.ts';
import { askedOn } from '#shared/habits/due/due.ts';
import { isDueOn, isMetOn } from '#shared/habits/due/dueDays.ts';
import type { DayNote, Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { DayCell } from '../../../ui/dayGrid/dayWeeks.ts';
import { describeState } from '../format/format.ts';
import { isOffOn, offLabel, timeOffOn } from '../format/timeOff.ts';
import { isInQuietLimit, limitOn } from '../limits.ts';
import { isTotalOn } from '../totals.ts';
import { isSkippedOn } from '../view.ts';

/** The request for a habit, with the notes of a calendar year. */
export const habitYear = (id: string, year: number) => ({
  params: { id },
  query: { from: `${year}-01-01`, to: `${year}-12-31` },
});

/** The calendar years from the habit's first day to today, newest first. */
export const yearsOf = ({ startDate }: Pick<Habit, 'startDate'>, today: Day): number[] => {
  const first = yearOf(startDate);
  const count = Math.max(1, yearOf(today) - first + 1);
  return Array.from({ length: count }, (_, index) => first + count - 1 - index);
};

/**
 * The shades of days without an amount. `met`: other days met the week or month, or a limit was kept without a record.
 */
const levels = { done: 4, met: 1, open: 0 } as const;

/**
 * Each day of a calendar year as a square. The square is full if the day is done. A day with an amount is shaded by its
 * share of the year's largest amount, with at least the faintest shade. A skipped day or a day off has a dash. A day
 * above its limit is not shaded and has a cross. Any other day with a note has a dot.
 */
export function cellsOf(
  habit: Habit,
  year: number,
  calendar: Calendar,
  notes: readonly DayNote[],
): DayCell[] {
  const facts = habitFactsOf(habit);
  const noted = new Set(notes.map(({ date }) => date));
  const amounts = amountsByDay(habit.amounts ?? []);
  const ofYear = amountsBetween(habit.amounts ?? [], `${year}-01-01`, `${year}-12-31`);
  const largest = ofYear.reduce((most, { amount }) => Math.max(most, amount), 0);
  const cells: DayCell[] = [];
  for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
    const completed = hasDay(facts.completed, date);
    const isSkipped = isSkippedOn(habit, date);
    const isDue = isDueOn(facts, date, calendar);
    const limit = limitOn(habit, date, calendar);
    const isKept = limit === 'kept';
    const isMet = completed || isKept || (isDue && isMetOn(facts, date, calendar));
    // Within the week or month of a total, no single day is missed.
    const isCounted = !isTotalOn(habit, date) || askedOn(facts, date, calendar) !== 'no';
    const amount = amounts.get(date);
    const isNoted = noted.has(date);
    const off = timeOffOn(habit, date)?.why;
    const timeOff = isOffOn(habit, date, calendar) ? off : undefined;
    const isOff = isSkipped || timeOff !== undefined;
    const isAsked = isDue || (date <= calendar.today && isInQuietLimit(facts, date, calendar));
    const isFaint = !completed && !isOff && !isAsked && amount === undefined;
    const state = isFaint
      ? date > calendar.today
        ? off
          ? offLabel(off)
          : i18n.t('upcoming')
        : i18n.t('not scheduled')
      : describeState(habit, date, { completed, isMet, isSkipped, isCounted, timeOff, limit });
    cells.push({
      date,
      level:
        limit === 'over'
          ? levels.open
          : amount !== undefined
            ? Math.max(1, levelOf(amount, largest))
            : completed
              ? levels.done
              : isMet
                ? levels.met
                : levels.open,
      text: isNoted ? i18n.t('{state}, with a note', { state }) : state,
      sign: isOff ? 'dash' : limit === 'over' ? 'cross' : isNoted ? 'dot' : undefined,
      isFaint,
    });
  }
  return cells;
}
