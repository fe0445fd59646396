import { areas } from '#shared/areas.ts';
import type { Batch } from '#shared/core/batches.ts';
import type { ImportDocument } from '../found.ts';

/** The calls that import a document. Records come after all records to which they refer. */
export const batchesOf = (document: ImportDocument): readonly Batch[] => {
  const all: readonly AnyArea[] = Object.values(areas);
  return [
    ...all.flatMap(({ batches }) => batches(document as never)),
    ...all.flatMap(({ lastBatches }) => lastBatches?.(document as never) ?? []),
  ];
};

type AnyArea = Record<'batches', Batches> & Partial<Record<'lastBatches', Batches>>;
type Batches = (lists: never) => readonly Batch[];
