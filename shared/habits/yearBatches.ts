import { type Batch, batch, packed } from '../core/batches.ts';
import { type Day, yearOf } from '../days/days.ts';
import { habitImports } from './imports.ts';
import type { Counting, DayAmount, DayNote, Habit } from './model.ts';

type Days = {
  readonly completed: readonly Day[];
  readonly skipped: readonly Day[];
  readonly amounts: readonly DayAmount[];
  readonly notes: readonly DayNote[];
};

/** The records of an exported habit's days. */
export type HabitDays = Days & { readonly _id: string; readonly kind: Habit['kind'] };

export const withoutDays = <H extends Days & { readonly counting?: Counting[] }>({
  completed: _,
  skipped: __,
  amounts: ___,
  notes: ____,
  counting,
  ...habit
}: H) =>
  // Leaves out an empty `counting`. Exports from before that field existed must give the same record. Otherwise
  // importing them again would be a conflict.
  ({ ...habit, ...(counting && counting.length > 0 && { counting }) });

/**
 * The calls that set the records of days. The completed days, skipped days and amounts of a year need at most one call.
 * Its notes have calls of their own. `keepTime` is for habits whose time is imported as activities.
 */
export const yearBatches = (
  { _id: id, kind, completed, skipped, amounts, notes }: HabitDays,
  keepTime = false,
): Batch[] => {
  const dated = [...amounts, ...notes].map(({ date }) => date);
  const years = [...new Set([...completed, ...skipped, ...dated].map(yearOf))].sort(
    (a, b) => a - b,
  );
  return years.flatMap((year) => {
    const params = { id, year: String(year) };
    const isOf = (day: Day) => yearOf(day) === year;
    const days = {
      // Completed days of an amount habit follow from its amounts.
      completed: kind === 'amount' ? [] : completed.filter(isOf),
      skipped: skipped.filter(isOf),
      amounts: amounts.filter(({ date }) => isOf(date)),
    };
    const texts = notes
      .filter(({ date }) => isOf(date))
      .map(({ date, text }) => ({ date, note: text }));
    return [
      ...(Object.values(days).some(({ length }) => length > 0)
        ? [
            batch(habitImports.setYear, {
              params,
              body: { ...days, ...(keepTime && { keepTime }) },
            }),
          ]
        : []),
      ...packed(texts).map((notes) => batch(habitImports.setYear, { params, body: { notes } })),
    ];
  });
};
