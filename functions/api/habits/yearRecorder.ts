import type { Day } from '#shared/core/days.ts';
import type { YearSetting } from '#shared/habits/imports.ts';
import type { Item } from '../../table/item.ts';
import type { Revision } from '../../table/revision.ts';

export type HabitYear = {
  readonly userId: string;
  readonly id: string;
  readonly year: number;
  readonly today: Day;
};

/** What is sent of a year, with a list for each. */
export type YearSent = { readonly [K in keyof YearSetting]-?: NonNullable<YearSetting[K]> };

/** Records days of a habit, whose kind it requires; `undo` is for one that was deleted meanwhile. */
export type Recorder = {
  readonly revise: (item: Item) => Revision | undefined | Promise<Revision | undefined>;
  readonly undo: () => Promise<void>;
};
