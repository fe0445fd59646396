import type { Day } from '#shared/core/days.ts';
import type { DayOrder, ImportDocument, SkillsFrom } from '../found.ts';
import type { Declared } from './fates.ts';
import type { IdOf } from './ids.ts';
import type { Losses } from './losses.ts';
import type { Part } from './part.ts';

/** What every reader is given besides the files. */
export type Reading = {
  /** The person's day: nothing later is carried over. */
  readonly today: Day;
  /** Milliseconds since 1970; no id is of a later time. */
  readonly now: number;
  /** What the person said of dates that don't tell it. */
  readonly dayOrder?: DayOrder | undefined;
  /** What names the skills of time entries. */
  readonly skillsFrom: SkillsFrom;
  readonly idOf: IdOf;
  readonly losses: Losses;
};

/** What a format's files hold; a list that is missing is empty. */
export type ReadDocument = Partial<ImportDocument>;

/** How the files of one app are read. */
export type Reader = Declared & {
  /** Whether this file alone tells the format, by what is in it. */
  readonly isOf: (part: Part) => boolean;
  /** Whether the person chooses what names the skills. */
  readonly namesSkills?: true;
  /** Whether several of these files are one export. */
  readonly takesSeveral?: true;
  /**
   * @param own the parts that told the format
   * @param all these and the ones beside them
   * @throws ImportProblem
   */
  readonly read: (own: readonly Part[], all: readonly Part[], reading: Reading) => ReadDocument;
};
