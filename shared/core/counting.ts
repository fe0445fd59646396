/**
 * A share as a whole percent, halves rounded up. At most 99 while the part is smaller than the whole; 0 of 0 is 0.
 * (299, 300) -> 99. (57, 200) -> 29, although floating point would round 57 / 200 x 100 to 28.
 */
export function percent(part: number, whole: number): number {
  if (whole === 0) return 0;
  const rounded = Math.round((part * 100) / whole);
  return part < whole ? Math.min(99, rounded) : rounded;
}

/** The mean of whole percents. It is 100 only if all percents are 100: [100, 100, 99] -> 99. */
export const meanPercent = (percents: readonly number[]): number =>
  percent(
    percents.reduce((sum, one) => sum + one, 0),
    100 * percents.length,
  );

/** The mean, rounded half up to `decimals`; 0 for an empty list. ([4, 3, 4], 1) -> 3.7 */
export function mean(numbers: readonly number[], decimals = 0): number {
  if (numbers.length === 0) return 0;
  const scale = 10 ** decimals;
  const sum = numbers.reduce((total, number) => total + number, 0);
  return Math.round((sum * scale) / numbers.length) / scale;
}

/** How often each value occurs: ['Book', 'Video', 'Book'] -> {Book: 2, Video: 1}. */
export const tally = (values: Iterable<string>): Record<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
};
