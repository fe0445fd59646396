import { type Item, isTombstone } from '#functions/table/item.ts';
import { keys } from '#functions/table/keys.ts';
import { countedBytes } from '#functions/table/storage.ts';
import type { Counted } from '#shared/calls/callReasons.ts';

/** The start of the sort keys of the items that each counter counts. */
const kinds: Readonly<Record<Counted, string>> = {
  habits: 'HABIT#',
  skills: 'SKILL#',
  resources: 'RESOURCE#',
  projects: 'PROJECT#',
  assessments: 'ASSESSMENT#',
  reviews: 'REVIEW#',
  notes: 'ITEMNOTE#',
  cards: 'CARD#',
};

/** A note of a habit and a takeaway's schedule have no counter, but their bytes are counted. */
const inBytes = [...Object.values(kinds), 'NOTE#', 'SCHEDULE#'];

export type WrongCount = { readonly name: string; readonly said: unknown; readonly is: number };

/** The wrong numbers in COUNTS. An account that is being deleted has none. */
export const wrongCounts = (counts: Item = {}, items: readonly Item[]): WrongCount[] => {
  if (counts.deleting !== undefined) return [];
  const existing = items.filter((item) => !isTombstone(item));
  const isOf = (kind: string) => (item: Item) => String(item.sk).startsWith(kind);
  const numbers = Object.entries(kinds).map(([name, kind]) => ({
    name,
    is: existing.filter(isOf(kind)).length,
  }));
  const bytes = existing
    .filter((item) => inBytes.some((kind) => isOf(kind)(item)))
    .reduce((sum, item) => sum + countedBytes(item), 0);
  return [...numbers, { name: 'bytes', is: bytes }]
    .map((one) => ({ ...one, said: counts[one.name] }))
    .filter(({ said, is }) => (said ?? 0) !== is);
};

/**
 * Corrects the wrong numbers of COUNTS. COUNTS has no revision. So the write requires that all its numbers are still
 * those that were read. Creating, deleting or lengthening an item changes one of them.
 */
export const countsUpdate = (userId: string, counts: Item = {}, wrong: readonly WrongCount[]) => {
  const names = [...Object.keys(kinds), 'bytes', 'deleting'];
  const was = (name: string) =>
    counts[name] === undefined ? `attribute_not_exists(#${name})` : `#${name} = :was_${name}`;
  const read = names.filter((name) => counts[name] !== undefined);
  return {
    Key: keys.counts(userId),
    UpdateExpression: `SET ${wrong.map(({ name }) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: names.map(was).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(wrong.map(({ name, is }) => [`:${name}`, is])),
      ...Object.fromEntries(read.map((name) => [`:was_${name}`, counts[name]])),
    },
  };
};
