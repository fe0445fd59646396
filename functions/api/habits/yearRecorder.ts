import type { Day } from '#shared/core/days.ts';
import type { YearSetting } from '#shared/habits/imports.ts';
import type { Item } from '../../table/item.ts';
import type { Revision } from '../../table/revision.ts';

export type HabitYear = {
  readonly userId: string;
  readonly id: string;
  readonly year: number;
  readonly today: Day;
  readonly now: Date;
};

/** The sent days of a year, with a list for each field. */
export type YearSent = {
  readonly [K in Exclude<keyof YearSetting, 'keepTime'>]-?: NonNullable<YearSetting[K]>;
};

/** Records days of a habit after checking its kind. `undo` is for a habit that was deleted meanwhile. */
export type Recorder = {
  readonly revise: (item: Item) => Revision | undefined | Promise<Revision | undefined>;
  readonly undo: () => Promise<void>;
};
