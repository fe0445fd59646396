/**
 * Round, whole ticks from 0 to at least `max`. There are at most five.
 * @example axisTicks(3) is [0, 1, 2, 3]; axisTicks(100) is [0, 25, 50, 75, 100]
 */
export const axisTicks = (max: number): number[] => {
  const rough = Math.max(1, max) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 1);
  const whole = Math.ceil(step);
  return Array.from({ length: Math.ceil(Math.max(1, max) / whole) + 1 }, (_, i) => i * whole);
};
