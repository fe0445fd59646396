type Placed = { readonly _id: string; readonly position: string | null };

/** The most characters. Allows some thousand moves to the same position. */
export const maxPosition = 200;

/**
 * A key of a fractional index (the package fractional-indexing) whose integer part is as long as that of `positionOf`.
 * Such keys sort as plain texts, and a key fits between any two. A fraction that ends with 0 is refused, since
 * no key fits before it.
 */
export const positionPattern = /^z[0-9A-Za-z]{26}([0-9A-Za-z]*[1-9A-Za-z])?$/;

/**
 * The position of a habit. A habit that was never moved is sorted by the time of its id, after all older ones: 'z' and
 * the 26 characters of a ULID are a complete key. So a move changes only one habit.
 */
export const positionOf = ({ _id, position }: Placed): string => position ?? `z${_id}`;

/** Sorts by the person's order. If two devices moved two habits to the same position, their ids decide. */
export const byPosition = (a: Placed, b: Placed): number => {
  const [one, other] = [positionOf(a) + a._id, positionOf(b) + b._id];
  return one < other ? -1 : Number(one > other);
};
