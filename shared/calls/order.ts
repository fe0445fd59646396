/** Sorts texts, such as days and ids, by their characters. */
export const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** An item that the person can move. */
export type Placed = { readonly _id: string; readonly position: string | null };

/** The most characters of a position. Allows some thousand moves to the same position. */
export const maxPosition = 200;

/**
 * A key of a fractional index (the package fractional-indexing). Its integer part must be as long as that of
 * `positionOf`. Such keys sort as plain text, and there is always a key between two of them. A fraction that ends with
 * 0 is refused: no key fits between the fractions 'V' and 'V0'.
 */
export const positionPattern = /^z[0-9A-Za-z]{26}([0-9A-Za-z]*[1-9A-Za-z])?$/;

/**
 * The position of an item. An item that was never moved is sorted by the time of its id, after all older ones. 'z'
 * and the 26 characters of a ULID make a complete key, so unmoved items need no stored position. A move thus changes
 * only one item.
 */
export const positionOf = ({ _id, position }: Placed): string => position ?? `z${_id}`;

/** Sorts by the person's order. If two devices move two items to the same position, the ids decide. */
export const byPosition = (a: Placed, b: Placed): number =>
  compare(positionOf(a) + a._id, positionOf(b) + b._id);
