import type { AnyRequest } from '../../../../data/client/request.ts';
import type { ImportFormat } from '../found.ts';
import type { Settings } from '../plan/existing.ts';

/** A call as data, so that it survives reloads and crashes. Sending it twice has the same effect as sending it once. */
export type Step = {
  /** The key of the call's route. */
  readonly route: string;
  readonly request: AnyRequest;
  /** The name of the call's record, for messages. */
  readonly name?: string;
};

export type ImportJob = {
  /** A ULID. Its time is the beginning of the import. */
  readonly id: string;
  readonly format: ImportFormat;
  readonly steps: readonly Step[];
  /** The settings that an undo restores. */
  readonly settingsBefore: Settings;
};

export type Refusal = {
  readonly name: string;
  readonly why: string;
};

export type Progress = {
  readonly stage: 'importing' | 'imported' | 'undoing';
  /** How many steps of the import are done. An undo does not change it. */
  readonly done: number;
  /** How many steps of the undo are done. */
  readonly undoneBatches: number;
  readonly refused: readonly Refusal[];
  /** The ids of refused records. Records that need them are not sent. */
  readonly refusedIds: readonly string[];
  /** The indexes of refused steps that have no records of their own. */
  readonly refusedSteps: readonly number[];
  /** The new ids of records whose ids other or deleted records already have, by the ids in the file. */
  readonly renamed: Readonly<Record<string, string>>;
};

export const begun: Progress = {
  stage: 'importing',
  done: 0,
  undoneBatches: 0,
  refused: [],
  refusedIds: [],
  refusedSteps: [],
  renamed: {},
};

/** Whether an import or its undo still has steps to send. */
export const isUnfinished = (stored: { readonly progress: Progress } | undefined): boolean =>
  stored !== undefined && stored.progress.stage !== 'imported';

/** Returns a function that says whether the server accepted a record, by its id in the file. */
export const takenBy = ({ refusedIds, renamed }: Pick<Progress, 'refusedIds' | 'renamed'>) => {
  const refused = new Set(refusedIds);
  return (id: string): boolean => !refused.has(renamed[id] ?? id);
};
