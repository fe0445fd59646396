import { areas } from '../areas.ts';
import type { Batch } from '../core/batches.ts';
import type { Export, ListName } from './model.ts';

/** The calls that import an export's lists. Each record comes after all records that it refers to. */
export const batchesOf = (lists: Pick<Export, ListName>): readonly Batch[] => {
  const all: readonly AnyArea[] = Object.values(areas);
  return [
    ...all.flatMap(({ batches }) => batches(lists as never)),
    ...all.flatMap(({ lastBatches }) => lastBatches?.(lists as never) ?? []),
  ];
};

type AnyArea = Record<'batches', Batches> & Partial<Record<'lastBatches', Batches>>;
type Batches = (lists: never) => readonly Batch[];
