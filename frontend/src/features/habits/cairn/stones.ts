/** The length of a stone's line in px. The line has round ends. */
export const stoneLength = 6;
const stoneWidth = 12;
const stoneHeight = 6;

export type Stone = { readonly x: number; readonly y: number };

export type Pile = {
  /** The left end of each stone's line, in the order of the days. */
  readonly stones: readonly Stone[];
  readonly width: number;
  readonly height: number;
  /** Enlarges a small pile by this factor. A single stone would otherwise look like a dash. */
  readonly scale: number;
};

/** The pile is at least this wide, in px. */
const leastWidth = 48;

/**
 * A pile of `count` stones. Each row has room for one stone less than the row below, and only the highest row can be
 * incomplete. Examples: 3 stones have rows of 2 and 1. Of 365 stones, 27 are in the lowest row.
 */
export function pileOf(count: number): Pile {
  const lowest = Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);
  const places: { readonly row: number; readonly place: number }[] = [];
  for (let row = 0; places.length < count; row++) {
    const length = Math.min(lowest - row, count - places.length);
    places.push(...Array.from({ length }, (_, place) => ({ row, place })));
  }
  const rows = (places.at(-1)?.row ?? -1) + 1;
  const width = lowest * stoneWidth;
  return {
    stones: places.map(({ row, place }) => ({
      x: (row * stoneWidth) / 2 + place * stoneWidth + (stoneWidth - stoneLength) / 2,
      y: (rows - row - 0.5) * stoneHeight,
    })),
    width,
    height: rows * stoneHeight,
    scale: Math.max(1, leastWidth / Math.max(1, width)),
  };
}
