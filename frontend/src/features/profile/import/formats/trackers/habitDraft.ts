import { type Day, isDay } from '#shared/core/days.ts';
import type { Direction } from '#shared/habits/model.ts';
import type { ImportDocument } from '../../found.ts';
import type { Nearest } from './frequency.ts';

type Habit = ImportDocument['habits'][number];

/** What a file says of a day. */
export type DayDraft = {
  readonly done?: boolean | undefined;
  readonly skipped?: boolean | undefined;
  readonly amount?: number | undefined;
  readonly note?: string | undefined;
  /** Of the file, where it has lines. */
  readonly line?: number | undefined;
};

/** A habit as a file has it, not yet within Cairn's limits. */
export type HabitDraft = {
  /** The source's own id of it, or its name. */
  readonly key: string;
  readonly name: string;
  readonly description?: string | undefined;
  /** In the app's own words. */
  readonly category?: string | undefined;
  readonly color?: string | undefined;
  readonly difficulty?: Habit['difficulty'] | undefined;
  /** HH:MM. */
  readonly reminderTime?: string | undefined;
  /** Instead of it, where there may be several: in the order of a day. */
  readonly reminderTimes?: string[];
  readonly targetDays?: number | undefined;
  readonly frequency: Nearest;
  /** The frequency as the file has it: '2 times in 3 days'. */
  readonly frequencyWords?: string | undefined;
  /** Of an amount habit; a day of any other is done or not. */
  readonly aim?: { readonly unit: string; readonly target: number; readonly direction: Direction };
  /** The habit's first day, where the file has one besides its days. */
  readonly first?: Day | undefined;
  /** When it was made, in milliseconds since 1970, where the file says so. */
  readonly createdAt?: number | undefined;
  readonly isArchived?: boolean | undefined;
  /** A day that is no day (2026-02-30) is among them as it stood in the file. */
  readonly days: ReadonlyMap<Day, DayDraft>;
};

/** The last day that any of these habits has a record of, up to today: a file was written then or later. */
export const lastDayOf = (drafts: readonly HabitDraft[], today: Day): Day | undefined => {
  let last: Day | undefined;
  for (const { days } of drafts) {
    for (const day of days.keys()) {
      if (isDay(day) && day <= today && (last === undefined || day > last)) last = day;
    }
  }
  return last;
};
