import { hasDay, withDay } from '../../days/daySet.ts';
import type { Calendar } from '../../days/days.ts';
import { withAmountOn } from '../allAmounts.ts';
import { type HabitFacts, streaksOf } from '../rules.ts';

/** Streaks that are celebrated, in the habit's own unit. */
export const streakMilestones: readonly number[] = [7, 30, 100, 365];

/**
 * The length of the current streak if today's tick made it a milestone, else null. Example: a daily habit was done on
 * each of the 30 days up to today, so the result is 30. While today is open, or on day 31, the result is null.
 */
export function milestoneToday(facts: HabitFacts, calendar: Calendar): number | null {
  const { completed, allAmounts } = facts;
  if (!hasDay(completed, calendar.today)) return null;
  const { currentStreak } = streaksOf(facts, calendar);
  if (!streakMilestones.includes(currentStreak)) return null;
  const without = {
    ...facts,
    completed: withDay(completed, calendar.today, false),
    ...(allAmounts && { allAmounts: withAmountOn(allAmounts, calendar.today, undefined) }),
  };
  return streaksOf(without, calendar).currentStreak < currentStreak ? currentStreak : null;
}
