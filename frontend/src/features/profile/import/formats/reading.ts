import type { Day } from '#shared/days/days.ts';
import type { DayOrder, ImportDocument, SkillsFrom } from '../found.ts';
import type { Declared } from './fates.ts';
import type { IdOf } from './ids.ts';
import type { Losses } from './losses.ts';
import type { Part } from './part.ts';

export type Reading = {
  /** The person's current day. Later days are not imported. */
  readonly today: Day;
  /** Milliseconds since 1970. Ids never get a later time. */
  readonly now: number;
  /** The person's choice for ambiguous dates. */
  readonly dayOrder?: DayOrder | undefined;
  readonly skillsFrom: SkillsFrom;
  readonly idOf: IdOf;
  readonly losses: Losses;
};

/** A missing list is empty. */
export type ReadDocument = Partial<ImportDocument>;

/** The reader of one app's files. */
export type Reader = Declared & {
  /** Whether this file alone identifies the format, by its content. */
  readonly isOf: (part: Part) => boolean;
  /** Whether the person chooses the field that names the skills. */
  readonly namesSkills?: true;
  /** Whether several of these files are one export. */
  readonly takesSeveral?: true;
  /**
   * @param own the parts that identified the format
   * @param all all parts, including `own`
   * @throws ImportProblem
   */
  readonly read: (own: readonly Part[], all: readonly Part[], reading: Reading) => ReadDocument;
};
