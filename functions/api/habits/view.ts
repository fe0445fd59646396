import { daysIn, packDays } from '#shared/days/daySet.ts';
import { addDays, type Calendar, type Day } from '#shared/days/days.ts';
import { packAmounts } from '#shared/habits/allAmounts.ts';
import { amountStatsOf } from '#shared/habits/amounts.ts';
import { daysOffOf } from '#shared/habits/daysOff.ts';
import { amountsUntilEnd, archivedDay, untilEnd } from '#shared/habits/ends.ts';
import {
  completionsWindow,
  type DayAmount,
  type Habit,
  type ListedFacts,
} from '#shared/habits/model.ts';
import { deriveHabit } from '#shared/habits/rules.ts';
import type { HabitSchedule } from '#shared/habits/schedule.ts';
import type { Absences } from '../../account/absences.ts';
import type { StoredHabit } from './item.ts';

export type WindowRequest = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** A window of days, both inclusive. */
export type Window = { readonly from: Day; readonly to: Day };

export const windowOf = ({ from, to }: WindowRequest, today: Day): Window => {
  const end = to ?? (from && from > today ? from : today);
  return { from: from ?? addDays(end, 1 - completionsWindow), to: end };
};

/** Returns a stored habit with the facts that its stats depend on: its days up to its end, and all its days off. */
export const factsOf = <H extends StoredHabit>(
  habit: H,
  { vacations, away }: Absences,
): H & HabitSchedule => {
  const counted = {
    ...habit,
    completed: untilEnd(habit.completed, habit),
    recorded: untilEnd(habit.recorded, habit),
  };
  return { ...counted, away, pauses: daysOffOf({ ...counted, vacations }) };
};

/** The amounts of a habit as a response lists them, oldest first. */
export type ListedAmounts = {
  readonly amounts: DayAmount[];
  readonly added: NonNullable<Habit['added']>;
};

/**
 * Returns a stored habit as a list shows it today, without its stats. For an amount habit, adds the amounts that were
 * read.
 */
export const viewFacts = (
  { allAmounts, ...habit }: StoredHabit,
  today: Day,
  amounts?: ListedAmounts,
): ListedFacts => ({
  ...habit,
  archivedOn: archivedDay(habit, today),
  history: packDays(habit.completed),
  skipped: packDays(habit.skipped),
  recorded: packDays(habit.recorded),
  ...(allAmounts && { allAmounts: packAmounts(allAmounts) }),
  ...(habit.kind === 'amount' && amounts),
});

/**
 * Returns the response for a stored habit of a person with these absences. It includes the habit's stats, its
 * completed days in a window and, if they were read, its amounts.
 */
export const viewHabit = (
  habit: StoredHabit,
  absences: Absences,
  calendar: Calendar,
  { from, to }: Window = windowOf({}, calendar.today),
  amounts?: ListedAmounts,
): Habit => ({
  ...viewFacts(habit, calendar.today, amounts),
  ...deriveHabit(factsOf(habit, absences), calendar),
  vacations: [...absences.vacations],
  away: [...absences.away],
  ...(habit.kind === 'amount' &&
    amounts && {
      amountStats: amountStatsOf(amountsUntilEnd(amounts.amounts, habit), habit.targets, calendar),
    }),
  completions: daysIn(habit.completed, from, to).map((date) => ({ date, completed: true })),
});
