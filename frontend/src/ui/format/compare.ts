/**
 * Compares text by language, and numbers in it by value: "Part 2" before "Part 10". One
 * collator for all, since creating one costs more than a hundred comparisons.
 */
export const compareText = new Intl.Collator(undefined, { numeric: true }).compare;

/** Compares ids, days and instants, which sort as plain strings. */
export const compareKeys = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
