import { hasDay, NO_DAYS } from '../../days/daySet.ts';
import { addDays, type Calendar, type Day } from '../../days/days.ts';
import { type HabitFacts, isListed } from '../rules.ts';
import { startOf } from '../schedule.ts';
import { isScheduledOn } from './dueDays.ts';
import { hasQuietTargets } from './limits.ts';
import { isQuietOn } from './totalAround.ts';

/** A long break, and the days that each quiet limit has left open in it. */
export type OpenBreak<H> = {
  readonly from: Day;
  readonly to: Day;
  readonly limits: readonly { readonly habit: H; readonly days: readonly Day[] }[];
};

/**
 * The oldest break in which a quiet limit has an open day, or undefined. A day is open if it is on the limit's
 * schedule and has no record. Skipped days, pauses and vacations are not open.
 */
export function openBreakOf<H extends HabitFacts>(
  habits: readonly H[],
  calendar: Calendar,
): OpenBreak<H> | undefined {
  const limits = habits.filter((habit) => isListed(habit) && hasQuietTargets(habit));
  const [{ away = [] } = {}] = limits;
  for (const { from, to } of away) {
    if (to === undefined || to >= calendar.today) continue;
    const open = limits
      .map((habit) => ({ habit, days: openDays(habit, from, to, calendar) }))
      .filter(({ days }) => days.length > 0);
    if (open.length > 0) return { from, to, limits: open };
  }
  return undefined;
}

function openDays(habit: HabitFacts, from: Day, to: Day, calendar: Calendar): Day[] {
  const start = startOf(habit);
  const days: Day[] = [];
  for (let day = from > start ? from : start; day <= to; day = addDays(day, 1)) {
    const isOpen = isQuietOn(habit, day, calendar) && isScheduledOn(habit, day);
    if (isOpen && !hasDay(habit.recorded ?? NO_DAYS, day)) days.push(day);
  }
  return days;
}
