type Placed = { readonly _id: string; readonly position: string | null };

/** Characters: some thousand moves to one and the same place. */
export const maxPosition = 200;

/**
 * A key of a fractional index (the package fractional-indexing) whose whole part is as long as that of `positionOf`:
 * such texts sort as they are, and there is room between any two. What ends with 0 has no room before it.
 */
export const positionPattern = /^z[0-9A-Za-z]{26}([0-9A-Za-z]*[1-9A-Za-z])?$/;

/**
 * Where a habit stands. One that was never moved stands by the time of its id, behind all that are older: 'z' and the 26
 * characters of a ULID are a whole key, so that a move changes one habit.
 */
export const positionOf = ({ _id, position }: Placed): string => position ?? `z${_id}`;

/** By the person's order; two that were moved to one place on two devices at once stand by their ids. */
export const byPosition = (a: Placed, b: Placed): number => {
  const [one, other] = [positionOf(a) + a._id, positionOf(b) + b._id];
  return one < other ? -1 : Number(one > other);
};
