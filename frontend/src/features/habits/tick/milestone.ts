import type { Calendar } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { deriveHabit, habitFactsOf } from '#shared/habits/rules.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { streakMilestones } from '#shared/habits/streaks/milestones.ts';
import { i18n } from '#shared/language/i18n.ts';

/**
 * The milestone that a change of a day reaches: 'That makes 30 days in a row.' Null if the change reaches none. `after`
 * is the habit after the change.
 */
export function milestoneOf(habit: Habit, after: Habit, calendar: Calendar): string | null {
  const before = habit.currentStreak;
  const { currentStreak } = deriveHabit(habitFactsOf(after), calendar);
  const isReached = streakMilestones.some((one) => before < one && one <= currentStreak);
  return isReached ? describeMilestone(currentStreak, streakNameOf(habit)) : null;
}

function describeMilestone(length: number, name: ReturnType<typeof streakNameOf>): string {
  switch (name) {
    case 'day':
      return i18n.t('That makes {length, plural, one {# day} other {# days}} in a row.', {
        length,
      });
    case 'time':
      return i18n.t('That makes {length, plural, one {# time} other {# times}} in a row.', {
        length,
      });
    case 'week':
      return i18n.t('That makes {length, plural, one {# week} other {# weeks}} in a row.', {
        length,
      });
    case 'month':
      return i18n.t('That makes {length, plural, one {# month} other {# months}} in a row.', {
        length,
      });
  }
}

/** 'Read: ticked for 20 November', followed by the milestones that the tick reaches. */
export const withMilestones = (done: string, milestones: readonly (string | null)[]): string => {
  const more = milestones.filter(Boolean).join(' ');
  return more === '' ? done : i18n.t('{done}. {more}', { done, more });
};
