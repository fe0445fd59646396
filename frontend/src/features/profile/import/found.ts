import type { Day } from '#shared/core/days.ts';
import type { Export } from '#shared/export/model.ts';
import { i18n } from '#shared/language/i18n.ts';

/** A file as it was chosen or dropped. Its name is shown, and never decides what it is. */
export type ImportFile = { readonly name: string; readonly bytes: Uint8Array };

/** The apps whose files are read, as the screen names them. */
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
  | 'Clockify';

/** What files hold, in the words of our own export, whoever wrote them; `person` is known of our own alone. */
export type ImportDocument = Omit<
  Export,
  'format' | 'version' | 'exportedAt' | 'person' | 'devices'
> & {
  readonly person?: Partial<Export['person']>;
};

/** Something that can't be carried over, or not as it was. */
export type Lost = {
  /** The name of the habit, book, task... that it belongs to. */
  readonly record: string;
  /** What is lost, as it stood in the file: 'Note on 2026-01-02'. */
  readonly what: string;
  /** A plain sentence. */
  readonly why: string;
  /** Of the file, where it has lines; the first is 1. */
  readonly line?: number | undefined;
};

/** What can name the skills of time entries. */
export type SkillsFrom = 'project' | 'description';

type Read = { readonly document: ImportDocument; readonly lost: readonly Lost[] };

export type Found = Read & {
  readonly format: ImportFormat;
  /** Of time entries: the same with skills named after the descriptions instead of the projects. */
  readonly byDescription?: Read;
};

/** Files that can't be imported at all: the message is one sentence for the screen. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}

export const dayOrders = ['day-first', 'month-first'] as const;

/** Whether 5/4/2020 is in April or in May. */
export type DayOrder = (typeof dayOrders)[number];

/** A date as it stands in the file, and the day that it is in either order. */
export type UnclearDate = { readonly text: string } & Readonly<Record<DayOrder, Day>>;

/** Files that can be read once the person has said the order of their dates. */
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
