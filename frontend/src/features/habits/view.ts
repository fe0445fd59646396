import { mean } from '#shared/core/counting.ts';
import { hasDay, unpackDays } from '#shared/days/daySet.ts';
import {
  addDays,
  type Calendar,
  type Day,
  dayOfWeek,
  epochDay,
  lastDays,
} from '#shared/days/days.ts';
import { type DayFraction, dayFraction } from '#shared/habits/due/dayFraction.ts';
import { isDueOn, progressOn } from '#shared/habits/due/dueDays.ts';
import { isQuietOn } from '#shared/habits/due/totalAround.ts';
import { isAfterEnd } from '#shared/habits/ends.ts';
import type { Habit } from '#shared/habits/model.ts';
import { type DueHabit, dueOn, habitFactsOf, hasRate, isListed } from '#shared/habits/rules.ts';
import { withLongestStreak } from '#shared/habits/streaks/streaks.ts';
import { i18n } from '#shared/language/i18n.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
import { shortWeekdayName } from '../../ui/format/days.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { timeLabel } from './format/format.ts';
import { groupKey, groupsOf } from './groups.ts';

export const HIGH_STREAK = 7;
const CHART_DAYS = 7;

export const habitFilters = [
  'all',
  'on-track',
  'off-track',
  'at-risk',
  'high-streak',
  'new',
] as const;
export type HabitFilter = (typeof habitFilters)[number];

export const filterLabels = (): Record<HabitFilter, string> => ({
  all: i18n.t('All'),
  'on-track': i18n.t('On Track'),
  'off-track': i18n.t('Off Track'),
  'at-risk': i18n.t('At risk'),
  'high-streak': i18n.t('High streak ({days}+)', { days: HIGH_STREAK }),
  new: i18n.t('New'),
});

const passes: Record<HabitFilter, (habit: Habit) => boolean> = {
  all: () => true,
  'on-track': (habit) => habit.isOnTrack,
  'off-track': (habit) => !habit.isOnTrack,
  'at-risk': (habit) => habit.atRisk,
  'high-streak': (habit) => habit.currentStreak >= HIGH_STREAK,
  new: (habit) => habit.daysSinceLastCompletion === null,
};

export const filterHabits = (habits: readonly Habit[], filter: HabitFilter): Habit[] =>
  habits.filter(passes[filter]);

export const habitSearch: ListSearch<Habit> = {
  textsOf: ({ name, category, description, group }) => [
    name,
    categoryLabel(category),
    description,
    group,
  ],
  facets: {},
  mostCards: 12,
};

export const habitSorts = ['added', 'weakest', 'strongest', 'risk'] as const;
export type HabitSort = (typeof habitSorts)[number];

export const sortLabels = (): Record<HabitSort, string> => ({
  added: i18n.t('As added'),
  weakest: i18n.t('Weakest first'),
  strongest: i18n.t('Strongest first'),
  risk: i18n.t('At risk first'),
});

const orders: Record<HabitSort, (a: Habit, b: Habit) => number> = {
  added: () => 0,
  weakest: (a, b) => a.strength - b.strength,
  strongest: (a, b) => b.strength - a.strength,
  risk: (a, b) => Number(b.atRisk) - Number(a.atRisk) || b.currentStreak - a.currentStreak,
};

/** Sorts habits. Habits that are equal keep their previous order. */
export const sortHabits = (habits: readonly Habit[], sort: HabitSort): Habit[] =>
  habits.toSorted(orders[sort]);

/** Whether the habit was done on a day. A record after its end does not count. */
export const isCompletedOn = (habit: Pick<Habit, 'history' | 'endsOn'>, day: Day): boolean =>
  !isAfterEnd(habit, day) && hasDay(unpackDays(habit.history), day);

export const isSkippedOn = ({ skipped }: Pick<Habit, 'skipped'>, day: Day): boolean =>
  hasDay(unpackDays(skipped), day);

export type HabitStats = {
  /** How many habits are not archived. */
  readonly listed: number;
  readonly activeStreaks: number;
  /** The habit with the longest streak ever. Null if no habit ever had a streak. */
  readonly longest: Habit | null;
  readonly today: DayFraction;
  /** The mean of all completion rates in percent, rounded. 0 if no habit has a rate. */
  readonly averageRate: number;
  /** How many habits have a rate. New habits have none. */
  readonly rated: number;
};

/** `habits` includes archived habits, because the longest streak and today's fraction can count an archived habit. */
export function statsOf(habits: readonly Habit[], calendar: Calendar): HabitStats {
  const listed = habits.filter(isListed);
  // A rate above 0 means that there was something to rate, so only rates of 0 need a check.
  const rated = listed.filter(
    (habit) => habit.completionRate > 0 || hasRate(habitFactsOf(habit), calendar),
  );
  const rates = rated.map(({ completionRate }) => completionRate);
  return {
    listed: listed.length,
    activeStreaks: listed.filter(({ currentStreak }) => currentStreak > 0).length,
    longest: withLongestStreak(habits),
    today: fractionOf(habits, calendar.today, calendar),
    averageRate: mean(rates),
    rated: rated.length,
  };
}

type DayCount = { readonly label: string; readonly value: number; readonly date: Day };

/**
 * The number of completed habits on each of the last seven days, oldest first. Habits that are now archived count too.
 * If today is Friday, the labels are 'Sat' to 'Fri'.
 */
export const lastSevenDays = (habits: readonly Habit[], calendar: Calendar): DayCount[] =>
  lastDays(CHART_DAYS, calendar.today).map((date) => ({
    date,
    value: fractionOf(habits, date, calendar).done,
    label: shortWeekdayName(dayOfWeek(date)),
  }));

export const fractionOf = (habits: readonly Habit[], day: Day, calendar: Calendar): DayFraction =>
  dayFraction(habits.map(habitFactsOf), day, calendar);

const timesInOrder = ['morning', 'midday', 'evening', 'any'] as const;

/**
 * The due habits of a day, part by part. `metAtFirst` has the ids of the habits that were met when the page opened.
 * These habits come last. If the order followed each tick, the next habit would move away from under the finger.
 */
export const habitsOfDay = (
  habits: readonly Habit[],
  day: Day,
  calendar: Calendar,
  metAtFirst?: ReadonlySet<string>,
  divide: Divide = byTimeOfDay,
): ListedHabit[] => {
  const due = divide(dueOn(habits, day, calendar)).flatMap((part) => part.due);
  const isLast = ({ habit, isMet }: DueHabit) => metAtFirst?.has(habit._id) ?? isMet;
  return [...due.filter((one) => !isLast(one)), ...due.filter(isLast)];
};

/** The habits that 'Tick all' ticks. Leaves out optional habits, and habits that are already met. */
export const neededOf = (due: readonly DueHabit[]): Habit[] =>
  due.filter(({ isMet, isCounted }) => isCounted && !isMet).map(({ habit }) => habit);

export type ListedHabit = DueHabit & {
  /** Whether the habit was done without being due. */
  readonly isExtra?: boolean | undefined;
  /** Whether the habit is a quiet limit on the day, see limits.ts. */
  readonly isQuiet?: boolean | undefined;
};

/** The habits that were done on a day without being due. Quiet limits have a line of their own. */
export const extrasOn = (habits: readonly Habit[], day: Day, calendar: Calendar): ListedHabit[] =>
  habits
    .filter((habit) => {
      if (!isCompletedOn(habit, day)) return false;
      const facts = habitFactsOf(habit);
      return !isDueOn(facts, day, calendar) && !isQuietOn(facts, day, calendar);
    })
    .map((habit) => ({ habit, isMet: true, isCounted: true, isExtra: true }));

/** The habits of a day below one heading. They are in focus, or have the same time of day or the same group. */
export type DayPart = {
  readonly key: string;
  /** The heading. '' for no heading. */
  readonly name: string;
  /**
   * Whether this is the part of the habits without a time of day, or without a group. It needs no heading if it is the
   * only part.
   */
  readonly isRest: boolean;
  readonly due: readonly ListedHabit[];
};

/** Divides the habits of a day into parts. Leaves out empty parts. */
export type Divide = (due: readonly ListedHabit[]) => DayPart[];

const filledParts = (parts: readonly DayPart[]) => parts.filter(({ due }) => due.length > 0);

/** Divides by time of day, in the order of a day. Habits without a time of day come last. */
export const byTimeOfDay: Divide = (due) =>
  filledParts(
    timesInOrder.map((time) => ({
      key: `time:${time}`,
      name: timeLabel(time),
      isRest: time === 'any',
      due: due.filter(({ habit }) => habit.timeOfDay === time),
    })),
  );

/** Divides by group. The order of the groups follows from all of the person's habits. */
export const byGroupOf = (all: readonly Habit[]): Divide => {
  const groups = groupsOf(all);
  return (due) =>
    filledParts(
      groups.map(({ name, habits: [first] }) => ({
        // Browsers store which groups are closed, also after a log-out, so the key contains no name.
        key: `group:${first?._id}`,
        name,
        isRest: name === '',
        due: due.filter(({ habit }) => groupKey(habit) === groupKey({ group: name })),
      })),
    );
};

/**
 * Yesterday's habits that only a late tick for yesterday can still meet. Some of these habits count single days. For
 * the others, the week or month ended yesterday. `openAtFirst` has the ids of the habits that were open when the page
 * opened. Such a habit stays in the list after it is met.
 */
export const leftFromYesterday = (
  habits: readonly Habit[],
  calendar: Calendar,
  openAtFirst?: ReadonlySet<string>,
): DueHabit[] => {
  const yesterday = addDays(calendar.today, -1);
  return dueOn(habits, yesterday, calendar).filter(({ habit, isMet }) => {
    if (isMet) return openAtFirst?.has(habit._id) ?? false;
    const progress = progressOn(habitFactsOf(habit), yesterday, calendar);
    return progress === null || progress.last === epochDay(yesterday);
  });
};
