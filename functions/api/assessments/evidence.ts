import type { EvidenceItem } from '#shared/assessments/model.ts';
import { referenceKey } from '#shared/calls/reference.ts';
import { noteName } from '#shared/notes/rules.ts';
import type { Item } from '../../table/item.ts';
import type { Key } from '../../table/keys.ts';
import { getItems } from '../../table/reading.ts';
import { noteKeys } from '../owned/noteKeys.ts';
import { projectKeys } from '../projects/keys.ts';
import { resourceKeys } from '../resources/keys.ts';

type EvidenceArea = EvidenceItem['area'];

const keyOf: Readonly<Record<EvidenceArea, (userId: string, id: string) => Key>> = {
  resources: resourceKeys.resource,
  projects: projectKeys.project,
  notes: noteKeys.note,
};

const textOf: Readonly<Record<EvidenceArea, (item: Item) => unknown>> = {
  resources: ({ title }) => title,
  projects: ({ name }) => name,
  notes: ({ text }) => (typeof text === 'string' ? noteName({ text }) : undefined),
};

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
    const items = await getItems(batch.map(({ area, id }) => keyOf[area](userId, id)));
    for (const [n, one] of batch.entries()) {
      const item = items[n];
      const name = item && textOf[one.area](item);
      if (typeof name === 'string') names.set(referenceKey(one), name);
    }
  }
  return (one) => names.get(referenceKey(one)) ?? null;
};
