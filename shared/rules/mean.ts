/** The mean, rounded halves up to so many decimals; 0 of nothing. ([4, 3, 4], 1) -> 3.7 */
export function mean(numbers: readonly number[], decimals = 0): number {
  if (numbers.length === 0) return 0;
  const scale = 10 ** decimals;
  const sum = numbers.reduce((total, number) => total + number, 0);
  return Math.round((sum * scale) / numbers.length) / scale;
}
