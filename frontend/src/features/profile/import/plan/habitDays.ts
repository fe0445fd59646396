import type { Day } from '#shared/core/days.ts';
import type { Export } from '#shared/export/model.ts';

export type HabitRecord = Export['habits'][number];

/** What the days of a habit hold. */
export type HabitDays = Pick<
  HabitRecord,
  '_id' | 'name' | 'kind' | 'completed' | 'skipped' | 'amounts' | 'notes'
>;

type Days = Pick<HabitDays, 'completed' | 'skipped' | 'amounts' | 'notes'>;

/** Of ten years, and asked for with each choice. */
const known = new WeakMap<object, Day[]>();

/** The days that hold anything, each once, oldest first. */
export const daysOf = (habit: Days): Day[] => {
  const days = known.get(habit) ?? findDays(habit);
  known.set(habit, days);
  return days;
};

const findDays = ({ completed, skipped, amounts, notes }: Days): Day[] =>
  [...new Set([completed, skipped, amounts.map(dateOf), notes.map(dateOf)].flat())].sort();

const dateOf = ({ date }: { readonly date: Day }): Day => date;

/** Those of its days that are wanted. */
export const someDaysOf = <Habit extends HabitDays>(
  habit: Habit,
  isWanted: (day: Day) => boolean,
): Habit => ({
  ...habit,
  completed: habit.completed.filter(isWanted),
  skipped: habit.skipped.filter(isWanted),
  amounts: habit.amounts.filter(({ date }) => isWanted(date)),
  notes: habit.notes.filter(({ date }) => isWanted(date)),
});

/**
 * The days of a habit that one here does not have, as days of that one: a day that holds anything here stays as it is, so
 * that an undo takes away what was added and nothing else.
 */
export const newDaysOf = (habit: HabitDays, existing: HabitDays): HabitDays => {
  const { _id, name, kind } = existing;
  const taken = new Set(daysOf(existing));
  const { completed, skipped, amounts, notes } = someDaysOf(habit, (day) => !taken.has(day));
  return { _id, name, kind, completed, skipped, amounts, notes };
};

type Kind = Pick<HabitRecord, 'kind' | 'unit'>;

/** Whether the days of one can be days of the other: both are ticked, or counted in the same unit. */
export const isMergeable = (habit: Kind, existing: Kind): boolean =>
  habit.kind === existing.kind && unitOf(habit) === unitOf(existing);

const unitOf = ({ unit }: Kind): string | undefined => unit?.trim().toLowerCase();
