/** How many cards a list begins with, and how many it grows by. */
export const firstCards = 12;
export const moreCards = 24;

/** How many of them a frame draws, so that a slow phone answers between them. */
export const cardsAFrame = 3;

/** How many cards the first frame draws: all of a short list, and of one that was longer already. */
export const drawnAtOnce = (count: number, total: number): number =>
  total <= firstCards || count > firstCards ? count : cardsAFrame;

/** The next count of cards shown, of `total`. */
export const grownCount = (shown: number, total: number): number =>
  Math.min(total, shown + moreCards);

const counts = new Map<string, number>();

/**
 * How far a list had grown at an entry of the browser's history: with as many cards at once, the way
 * back finds the page as long as it was, and so its place on it.
 */
export const grownCounts = {
  at: (entry: string): number => counts.get(entry) ?? firstCards,
  keep: (entry: string, count: number): void => {
    if (count > firstCards) counts.set(entry, count);
  },
};
