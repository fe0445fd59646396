/**
 * Round marks from 0 to at least `max`, five at most and never between whole numbers.
 * @example axisTicks(3) is [0, 1, 2, 3]; axisTicks(100) is [0, 25, 50, 75, 100]
 */
export const axisTicks = (max: number): number[] => {
  const rough = Math.max(1, max) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 1);
  const whole = Math.ceil(step);
  return Array.from({ length: Math.ceil(Math.max(1, max) / whole) + 1 }, (_, i) => i * whole);
};

/** Width in px of one of `count` bars that share `room` px. */
export const barWidth = (room: number, count: number): number =>
  Math.max(2, Math.min(24, (room * 0.7) / count - 2));

const charWidth = 6.5;

/** A label cut to what fits into `room` px. */
export const shortLabel = (label: string, room: number): string => {
  const fits = Math.max(1, Math.floor(room / charWidth));
  return label.length <= fits ? label : `${label.slice(0, Math.max(1, fits - 1))}…`;
};
