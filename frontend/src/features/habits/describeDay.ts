import type { Calendar, Day } from '#shared/days/days.ts';
import { hasQuietTargets } from '#shared/habits/due/limits.ts';
import type { Habit } from '#shared/habits/model.ts';
import { dueOn, habitFactsOf } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatFraction } from './format/format.ts';
import { restsOn } from './format/timeOff.ts';
import { isInQuietLimit } from './limits.ts';
import { fractionOf, isSkippedOn } from './view.ts';

/** '3 of 4 done'. If nothing was due, says why. */
export function describeDay(habits: readonly Habit[], day: Day, calendar: Calendar): string {
  const words = formatFraction(fractionOf(habits, day, calendar));
  if (words !== null) return words;
  const due = dueOn(habits, day, calendar);
  if (due.some(({ isMet }) => !isMet)) return i18n.t('Nothing is due; the rest is optional.');
  if (due.length > 0) return i18n.t('Nothing left to do.');
  if (habits.some((habit) => isSkippedOn(habit, day))) {
    return i18n.t('Everything scheduled was skipped.');
  }
  if (habits.some((habit) => restsOn(habit, day, calendar))) {
    return i18n.t('Everything scheduled was paused.');
  }
  const limits = habits.filter(hasQuietTargets);
  if (limits.some((habit) => isInQuietLimit(habitFactsOf(habit), day, calendar))) {
    return i18n.t('Nothing to tick.');
  }
  return day === calendar.today
    ? i18n.t('No habit is scheduled for today.')
    : i18n.t('No habit was scheduled for this day.');
}
