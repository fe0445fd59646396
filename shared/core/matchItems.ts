/** An item of a list that is stored in another item. */
interface Item {
  readonly _id: string;
}

/** An item of a sent list. The client may name an existing item, or choose the id of a new one. */
interface SentItem {
  readonly _id?: string | undefined;
}

/**
 * Returns a function that chooses the id of a new item. It is the sent id, or a new one if none was sent or another
 * item of the list has the sent id.
 */
export const idsOfMatched = (
  sent: readonly SentItem[],
  matched: readonly (Item | undefined)[],
): ((index: number, newId: () => string) => string) => {
  const used = new Set(matched.map((item) => item?._id));
  return (index, newId) => {
    const chosen = sent[index]?._id;
    const id = chosen === undefined || used.has(chosen) ? newId() : chosen;
    used.add(id);
    return id;
  };
};

/**
 * Finds the existing item for each line that a form sent; undefined for a new line. Matches by id, else by text. Each
 * item matches only one line, so two equal lines are two items. Equal items match in order. If more items than lines
 * have the same text, the items with `isKeptFirst` match first.
 */
export function matchItems<E extends Item, S extends SentItem>(
  existing: readonly E[],
  sent: readonly S[],
  textOf: (item: E | S) => string,
  isKeptFirst: (item: E) => boolean = () => false,
): (E | undefined)[] {
  const free = new Map(existing.map((item) => [item._id, item]));
  const matched = sent.map(({ _id = '' }) => {
    const item = free.get(_id);
    free.delete(_id);
    return item;
  });
  const lines = Map.groupBy(
    sent.filter((_, index) => !matched[index]),
    textOf,
  );
  const staying = Map.groupBy(free.values(), textOf);
  for (const [text, items] of staying) {
    const chosen = items
      .toSorted((a, b) => Number(isKeptFirst(b)) - Number(isKeptFirst(a)))
      .slice(0, lines.get(text)?.length ?? 0);
    staying.set(
      text,
      items.filter((item) => chosen.includes(item)),
    );
  }
  return sent.map((line, index) => matched[index] ?? staying.get(textOf(line))?.shift());
}

/**
 * Removes known items that no longer exist from the merged list. Appends existing items that the sender did not
 * know.
 */
export function withUnknown<E extends Item>(
  merged: readonly E[],
  existing: readonly E[],
  known: ReadonlySet<string> | undefined,
): readonly E[] {
  if (!known) return merged;
  const existingIds = new Set(existing.map(({ _id }) => _id));
  const mergedIds = new Set(merged.map(({ _id }) => _id));
  return [
    ...merged.filter(({ _id }) => existingIds.has(_id) || !known.has(_id)),
    ...existing.filter(({ _id }) => !known.has(_id) && !mergedIds.has(_id)),
  ];
}
