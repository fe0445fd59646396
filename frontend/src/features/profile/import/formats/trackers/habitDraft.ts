import { type Day, isDay } from '#shared/days/days.ts';
import type { Target } from '#shared/habits/model.ts';
import type { ImportDocument } from '../../found.ts';
import type { Nearest } from './frequency.ts';

type Habit = ImportDocument['habits'][number];

export type DayDraft = {
  readonly done?: boolean | undefined;
  readonly skipped?: boolean | undefined;
  readonly amount?: number | undefined;
  readonly note?: string | undefined;
  readonly line?: number | undefined;
};

/** The unit and the target, without the target's first day. */
export type Aim = Readonly<Omit<Target, 'from'>> & { readonly unit: string };

/** A habit as in the file, not yet within Cairn's limits. */
export type HabitDraft = {
  /** The source's own id, or the name. */
  readonly key: string;
  readonly name: string;
  readonly description?: string | undefined;
  /** The category, in the app's own words. */
  readonly category?: string | undefined;
  readonly group?: string | undefined;
  readonly color?: string | undefined;
  readonly difficulty?: Habit['difficulty'] | undefined;
  /** HH:MM. */
  readonly reminderTime?: string | undefined;
  /** The times from morning to night, for apps that allow several. */
  readonly reminderTimes?: string[];
  readonly targetDays?: number | undefined;
  readonly frequency: Nearest;
  /** Only for a habit that counts amounts. Other habits are simply done or not. */
  readonly aim?: Aim | undefined;
  /** The habit's first day, if the file states it in addition to the days. */
  readonly first?: Day | undefined;
  /** When the habit was created, in milliseconds since 1970, if the file says so. */
  readonly createdAt?: number | undefined;
  readonly isArchived?: boolean | undefined;
  /** An invalid day (2026-02-30) is included as it is in the file. */
  readonly days: ReadonlyMap<Day, DayDraft>;
};

/** Returns the last day with a record of any habit, but not after today. The file was written on that day or later. */
export const lastDayOf = (drafts: readonly HabitDraft[], today: Day): Day | undefined => {
  let last: Day | undefined;
  for (const { days } of drafts) {
    for (const day of days.keys()) {
      if (isDay(day) && day <= today && (last === undefined || day > last)) last = day;
    }
  }
  return last;
};
