import type { AnyRequest } from '../../../../data/client/request.ts';
import type { ImportFormat } from '../found.ts';
import type { Settings } from '../plan/existing.ts';

/** One call, as data: it survives reloads and crashes. Sent again it does the same as once. */
export type Step = {
  /** The key of its route. */
  readonly route: string;
  readonly request: AnyRequest;
  /** What it is about, for the person. */
  readonly name?: string;
};

/** An import as it was chosen. */
export type ImportJob = {
  /** A ULID, whose time is when it was begun. */
  readonly id: string;
  readonly format: ImportFormat;
  readonly steps: readonly Step[];
  /** What an undo puts back. */
  readonly settingsBefore: Settings;
};

/** Something that the server did not take. */
export type Refusal = {
  readonly name: string;
  /** One sentence. */
  readonly why: string;
};

/** How far it came. */
export type Progress = {
  readonly stage: 'importing' | 'imported' | 'undoing';
  /** The steps of the import that are done; when it is being undone, those that are to be undone. */
  readonly done: number;
  /** The steps of the undo that are done. */
  readonly undoneBatches: number;
  readonly refused: readonly Refusal[];
  /** The ids that were refused: what belongs to them is not sent. */
  readonly refusedIds: readonly string[];
  /** The places of the steps without records of their own that were refused. */
  readonly refusedSteps: readonly number[];
  /** Ids that something deleted had, each with the one that took its place. */
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

/** Whether something of an import or of its undo is left to be sent. */
export const isUnfinished = (stored: { readonly progress: Progress } | undefined): boolean =>
  stored !== undefined && stored.progress.stage !== 'imported';

/** Whether the server took a record, by the id that it has in the file. */
export const takenBy = ({ refusedIds, renamed }: Pick<Progress, 'refusedIds' | 'renamed'>) => {
  const refused = new Set(refusedIds);
  return (id: string): boolean => !refused.has(renamed[id] ?? id);
};
