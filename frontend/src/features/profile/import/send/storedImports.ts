import type { Kept as KeptOf } from '../../../../data/storage/importDatabase.ts';
import { timeOf } from './ulids.ts';
import { undoOf } from './undoOf.ts';
import type { Progress, Step, Work } from './work.ts';

/** An import as this browser keeps it. */
export type Kept = KeptOf<Work, Progress>;

/** For how long an import can be undone, in ms. */
const undoableFor = 86_400_000;

/** Whether it is done and can't be undone any longer, at a moment in ms since 1970. */
export const isOver = ({ work, progress }: Kept, now: number): boolean =>
  progress.stage === 'imported' && now - timeOf(work.id) > undoableFor;

/** How many steps the stage of an import has, and how many of them are done. */
export const partOf = ({
  work,
  progress,
}: Kept): { readonly done: number; readonly total: number } =>
  progress.stage === 'undoing'
    ? { done: progress.undone, total: undoStepsOf(work, progress).length }
    : { done: progress.done, total: work.steps.length };

let undoing: { readonly of: Work; readonly steps: readonly Step[] } | undefined;

/** Those of an undo that has begun, which what it is an undo of no longer changes. */
export const undoStepsOf = (work: Work, progress: Progress): readonly Step[] => {
  if (undoing?.of !== work) undoing = { of: work, steps: undoOf(work, progress) };
  return undoing.steps;
};
