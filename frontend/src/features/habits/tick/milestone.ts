import { withDay } from '#shared/core/daySet.ts';
import type { Calendar, Day } from '#shared/core/days.ts';
import { formatStreak } from '#shared/core/streakWords.ts';
import type { Habit } from '#shared/habits/model.ts';
import { deriveHabit, habitFactsOf } from '#shared/habits/rules.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';

/** Streaks that are worth a word, in the habit's own unit. */
const milestones = [7, 30, 100, 365];

/** What a tick of `day` says beside what it did: 'That makes 30 days in a row.'; null where it reaches no milestone. */
export function milestoneOf(habit: Habit, day: Day, calendar: Calendar): string | null {
  const facts = habitFactsOf(habit);
  const before = habit.currentStreak;
  const after = deriveHabit({ ...facts, completed: withDay(facts.completed, day, true) }, calendar);
  const isReached = milestones.some((one) => before < one && one <= after.currentStreak);
  return isReached ? `That makes ${formatStreak(after.currentStreak, streakNameOf(habit))}.` : null;
}
