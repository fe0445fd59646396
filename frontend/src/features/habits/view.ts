import { hasDay, unpackDays } from '#shared/core/daySet.ts';
import { type Day, dayOfWeek, lastDays } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { shortWeekdays } from '../../ui/format/days.ts';

export const HIGH_STREAK = 7;
export const CHART_DAYS = 7;

export const habitFilters = ['all', 'on-track', 'off-track', 'high-streak', 'new'] as const;
export type HabitFilter = (typeof habitFilters)[number];

export const filterLabels: Record<HabitFilter, string> = {
  all: 'All',
  'on-track': 'On Track',
  'off-track': 'Off Track',
  'high-streak': 'High streak (7+)',
  new: 'New',
};

const passes: Record<HabitFilter, (habit: Habit) => boolean> = {
  all: () => true,
  'on-track': (habit) => habit.isOnTrack,
  'off-track': (habit) => !habit.isOnTrack,
  'high-streak': (habit) => habit.currentStreak >= HIGH_STREAK,
  new: (habit) => habit.daysSinceLastCompletion === null,
};

export const filterHabits = (habits: readonly Habit[], filter: HabitFilter): Habit[] =>
  habits.filter(passes[filter]);

export const isCompletedOn = ({ history }: Pick<Habit, 'history'>, day: Day): boolean =>
  hasDay(unpackDays(history), day);

export type HabitStats = {
  readonly activeStreaks: number;
  /** The habit with the longest streak ever, for the length and the unit; null without habits. */
  readonly longest: Pick<Habit, 'longestStreak' | 'streakUnit' | 'name'> | null;
  readonly todaysCompletions: number;
  /** Rounded mean of the completion rates in percent; 0 without habits. */
  readonly averageRate: number;
};

export function statsOf(habits: readonly Habit[], today: Day): HabitStats {
  const rates = habits.reduce((sum, { completionRate }) => sum + completionRate, 0);
  return {
    activeStreaks: habits.filter(({ currentStreak }) => currentStreak > 0).length,
    longest: habits.reduce<Habit | null>(
      (best, habit) => (best && best.longestStreak >= habit.longestStreak ? best : habit),
      null,
    ),
    todaysCompletions: habits.filter((habit) => isCompletedOn(habit, today)).length,
    averageRate: habits.length === 0 ? 0 : Math.round(rates / habits.length),
  };
}

export type DayCount = { readonly label: string; readonly value: number; readonly date: Day };

/** Completed habits of today and the six days before, oldest first, labelled 'Sat' to 'Fri'. */
export const lastSevenDays = (habits: readonly Habit[], today: Day): DayCount[] =>
  lastDays(CHART_DAYS, today).map((date) => ({
    date,
    value: habits.filter((habit) => isCompletedOn(habit, date)).length,
    label: shortWeekdays[dayOfWeek(date)] ?? '',
  }));

/**
 * Today's scheduled habits, those still to do first. To be called once per visit: an order that
 * followed each tick would move the next habit from under the finger.
 */
export const todaysHabits = (habits: readonly Habit[]): Habit[] => {
  const scheduled = habits.filter(({ isScheduledToday }) => isScheduledToday);
  return [
    ...scheduled.filter(({ isMetToday }) => !isMetToday),
    ...scheduled.filter(({ isMetToday }) => isMetToday),
  ];
};
