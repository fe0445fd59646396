import type { StoredImport as Stored } from '../../../../data/storage/importDatabase.ts';
import { timeOf } from '../ulids.ts';
import type { ImportJob, Progress, Step } from './importJob.ts';
import { undoOf } from './undoOf.ts';

export type StoredImport = Stored<ImportJob, Progress>;

/** How long an import can be undone, in ms. */
const undoableFor = 86_400_000;

/** Whether an import is done and can no longer be undone at `now`, in ms since 1970. */
export const isOver = ({ job, progress }: StoredImport, now: number): boolean =>
  progress.stage === 'imported' && now - timeOf(job.id) > undoableFor;

export const progressOf = ({
  job,
  progress,
}: StoredImport): { readonly done: number; readonly total: number } =>
  progress.stage === 'undoing'
    ? { done: progress.undoneBatches, total: undoStepsOf(job, progress).length }
    : { done: progress.done, total: job.steps.length };

let undoing: { readonly of: ImportJob; readonly steps: readonly Step[] } | undefined;

/** Returns the steps of an undo. They are computed once, so they don't change while the undo runs. */
export const undoStepsOf = (job: ImportJob, progress: Progress): readonly Step[] => {
  if (undoing?.of !== job) undoing = { of: job, steps: undoOf(job, progress) };
  return undoing.steps;
};
