import { generateKeyBetween } from 'fractional-indexing';
import { type Placed, positionOf } from '#shared/calls/order.ts';

/** The position that moves an item to `index` (from 0). `items` are all of the person's items, in order. */
export function positionAt(items: readonly Placed[], id: string, index: number): string {
  const places = items.filter(({ _id }) => _id !== id).map(positionOf);
  const before = places[index - 1] ?? null;
  // Two items have the same position if two devices moved them there. No position fits between them.
  const after = places.slice(index).find((place) => before === null || place > before) ?? null;
  return generateKeyBetween(before, after);
}

/**
 * The position that moves an item to `index` (from 0) of a filtered list. The item gets right behind the item that is
 * shown before it. At index 0, it gets right in front of the first item shown.
 * @param items all of the person's items, in order
 * @param shown the filtered items, in the same order
 */
export function positionAmong(
  items: readonly Placed[],
  shown: readonly Placed[],
  id: string,
  index: number,
): string {
  const others = items.filter(({ _id }) => _id !== id);
  const shownOthers = shown.filter(({ _id }) => _id !== id);
  const placeOf = (one: Placed | undefined) => others.findIndex(({ _id }) => _id === one?._id);
  const place = index === 0 ? placeOf(shownOthers[0]) : placeOf(shownOthers[index - 1]) + 1;
  return positionAt(items, id, Math.max(0, place));
}
