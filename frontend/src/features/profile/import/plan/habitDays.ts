import type { Day } from '#shared/days/days.ts';
import type { Export } from '#shared/export/model.ts';

export type HabitRecord = Export['habits'][number];

export type HabitDays = Pick<
  HabitRecord,
  '_id' | 'name' | 'kind' | 'completed' | 'skipped' | 'amounts' | 'notes'
>;

type Days = Pick<HabitDays, 'completed' | 'skipped' | 'amounts' | 'notes'>;

/** Caches the days, because each choice needs them, and a habit may have ten years of days. */
const known = new WeakMap<object, Day[]>();

/** The non-empty days, each once, oldest first. */
export const daysOf = (habit: Days): Day[] => {
  const days = known.get(habit) ?? findDays(habit);
  known.set(habit, days);
  return days;
};

const findDays = ({ completed, skipped, amounts, notes }: Days): Day[] =>
  [...new Set([completed, skipped, amounts.map(dateOf), notes.map(dateOf)].flat())].sort();

const dateOf = ({ date }: { readonly date: Day }): Day => date;

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
 * Returns the days that the file has and the existing habit lacks. Existing days stay unchanged, so an undo removes
 * exactly what was added.
 */
export const newDaysOf = (habit: HabitDays, existing: HabitDays): HabitDays => {
  const { _id, name, kind } = existing;
  const taken = new Set(daysOf(existing));
  const { completed, skipped, amounts, notes } = someDaysOf(habit, (day) => !taken.has(day));
  return { _id, name, kind, completed, skipped, amounts, notes };
};

type Kind = Pick<HabitRecord, 'kind' | 'unit'>;

/** Whether the days of one habit can be added to the other: both are ticked, or have the same unit. */
export const isMergeable = (habit: Kind, existing: Kind): boolean =>
  habit.kind === existing.kind && unitOf(habit) === unitOf(existing);

const unitOf = ({ unit }: Kind): string | undefined => unit?.trim().toLowerCase();
