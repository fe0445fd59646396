import { addDays, type Calendar, type Day } from '../../days/days.ts';
import type { Habit } from '../model.ts';
import { habitFactsOf } from '../rules.ts';
import { startOf } from '../schedule.ts';
import { isCompleteOn } from './dayFraction.ts';

/**
 * The days from `from` to today, oldest first, on which everything that the day asked for was done, see `isCompleteOn`.
 * With a single daily habit, these are the completed days of that habit. A late tick adds its day. A new habit never
 * removes an earlier day.
 */
export function completeDays(habits: readonly Habit[], from: Day, calendar: Calendar): Day[] {
  const all = habits.map(habitFactsOf);
  const complete: Day[] = [];
  const [first = from] = [calendar.today, ...all.map(startOf)].sort();
  for (let day = from > first ? from : first; day <= calendar.today; day = addDays(day, 1)) {
    if (isCompleteOn(all, day, calendar)) complete.push(day);
  }
  return complete;
}
