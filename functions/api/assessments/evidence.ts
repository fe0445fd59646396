import type { EvidenceItem } from '#shared/assessments/model.ts';
import { referenceKey } from '#shared/calls/reference.ts';
import { getItems } from '../../table/reading.ts';
import { keyOf, nameOf } from '../referredItems.ts';

/** A BatchGetItem reads at most this many items. */
const batchSize = 100;

export type EvidenceNames = (one: EvidenceItem) => string | null;

/** Reads the names of evidence, each item once. A name is null if the person has no such item. */
export const readEvidenceNames = async (
  userId: string,
  evidence: readonly EvidenceItem[],
): Promise<EvidenceNames> => {
  const names = new Map<string, string>();
  const wanted = [...new Map(evidence.map((one) => [referenceKey(one), one])).values()];
  const batches = Array.from({ length: Math.ceil(wanted.length / batchSize) }, (_, n) =>
    wanted.slice(n * batchSize, (n + 1) * batchSize),
  );
  // The batches are read one after the other, because a page may have a few thousand items as evidence.
  for (const batch of batches) {
    const items = await getItems(batch.map((one) => keyOf(userId, one)));
    for (const [n, one] of batch.entries()) {
      const item = items[n];
      const name = item && nameOf(one, item);
      if (name !== undefined) names.set(referenceKey(one), name);
    }
  }
  return (one) => names.get(referenceKey(one)) ?? null;
};
