import { hasDay, withDay } from '../../core/daySet.ts';
import type { Calendar } from '../../core/days.ts';
import { type HabitFacts, streaksOf } from '../rules.ts';

/** Streaks that are celebrated, in the habit's own unit. */
export const streakMilestones: readonly number[] = [7, 30, 100, 365];

/**
 * The length of the current streak if today's tick made it a milestone, else null. Daily, done on each of 30 days up to
 * today: 30. With today still open, or on day 31: null.
 */
export function milestoneToday(facts: HabitFacts, calendar: Calendar): number | null {
  const { completed } = facts;
  if (!hasDay(completed, calendar.today)) return null;
  const { currentStreak } = streaksOf(facts, calendar);
  if (!streakMilestones.includes(currentStreak)) return null;
  const without = { ...facts, completed: withDay(completed, calendar.today, false) };
  return streaksOf(without, calendar).currentStreak < currentStreak ? currentStreak : null;
}
