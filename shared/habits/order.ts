type Placed = { readonly _id: string; readonly position: string | null };

/** The most characters: enough for some thousand moves to the same position. */
export const maxPosition = 200;

/**
 * A key of a fractional index (the package fractional-indexing) whose integer part is as long as that of `positionOf`.
 * Such texts sort as they are, and there is room between any two. There is no room before a text that ends with 0.
 */
export const positionPattern = /^z[0-9A-Za-z]{26}([0-9A-Za-z]*[1-9A-Za-z])?$/;

/**
 * The position of a habit. One that was never moved is sorted by the time of its id, after all older ones: 'z' and the
 * 26 characters of a ULID are a complete key, so that a move changes one habit.
 */
export const positionOf = ({ _id, position }: Placed): string => position ?? `z${_id}`;

/** The person's order. Two habits that were moved to the same position on two devices are sorted by id. */
export const byPosition = (a: Placed, b: Placed): number => {
  const [one, other] = [positionOf(a) + a._id, positionOf(b) + b._id];
  return one < other ? -1 : Number(one > other);
};
