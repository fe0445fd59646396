import type { Day } from '#shared/days/days.ts';
import type { Export } from '#shared/export/model.ts';
import { i18n } from '#shared/language/i18n.ts';

/** A chosen or dropped file. Its name is shown, and some readers use it, but it never decides on the format. */
export type ImportFile = { readonly name: string; readonly bytes: Uint8Array };

/** The apps whose files can be imported, as the screen names them. */
export type ImportFormat =
  | 'Cairn'
  | 'Loop Habit Tracker'
  | 'HabitBull'
  | 'Habitica'
  | 'Beaver Habits'
  | 'Table Habit'
  | 'Goodreads'
  | 'StoryGraph'
  | 'Todoist'
  | 'Toggl Track'
  | 'Clockify'
  | 'Anki';

/** The contents of any app's files, in the form of Cairn's own export. Only Cairn's export has `person`. */
export type ImportDocument = Omit<
  Export,
  'format' | 'version' | 'exportedAt' | 'person' | 'devices'
> & {
  readonly person?: Partial<Export['person']>;
};

/** Something that can't be imported, or only with changes. */
export type Lost = {
  /** The name of the habit, book, task… that had the lost thing. */
  readonly record: string;
  /** The lost thing as the file has it: 'Note on 2026-01-02'. */
  readonly what: string;
  readonly why: string;
  /** The line in the file, from 1, if it has lines. */
  readonly line?: number | undefined;
};

/** The field that names the skills of time entries. */
export type SkillsFrom = 'project' | 'description';

type Read = { readonly document: ImportDocument; readonly lost: readonly Lost[] };

export type Found = Read & {
  readonly format: ImportFormat;
  /** For time entries: the contents with skills named after the descriptions instead of the projects. */
  readonly byDescription?: Read;
};

/** Thrown if files can't be imported at all. The message is one sentence for the screen. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}

/** The problem of a file that is damaged, or that was cut off. */
export const damaged = (cause?: unknown): ImportProblem =>
  new ImportProblem(
    i18n.t('This file can’t be read: it is damaged or was cut off. Export it again.'),
    { cause },
  );

export const dayOrders = ['day-first', 'month-first'] as const;

/** Whether 5/4/2020 is in April or in May. */
export type DayOrder = (typeof dayOrders)[number];

/** A date as in the file, and the day that it means in each order. */
export type UnclearDate = { readonly text: string } & Readonly<Record<DayOrder, Day>>;

/** Thrown for files that can be read once the person has chosen the order of their dates. */
export class UnclearDates extends ImportProblem {
  readonly example: UnclearDate;

  constructor(example: UnclearDate) {
    super(
      i18n.t('It is unclear whether {date} begins with the day or the month.', {
        date: example.text,
      }),
    );
    this.example = example;
  }
}
