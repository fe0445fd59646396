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

/** The outline of a bar that stands on `foot`, with round upper corners. */
export const barPath = (x: number, foot: number, width: number, height: number): string => {
  const r = Math.min(3, width / 2, height);
  return `M${x} ${foot}v${r - height}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}V${foot}z`;
};

/** Between two arcs of a ring, in degrees; a tiny arc keeps half of itself. */
const gap = 2;

/** The arcs of a ring for values above 0, clockwise from the top in degrees, with a gap between two. */
export const arcsOf = (values: readonly number[]): { start: number; length: number }[] => {
  const sum = values.reduce((total, value) => total + value, 0);
  let before = 0;
  return values.map((value) => {
    const whole = (value / sum) * 360;
    const length = values.length > 1 ? Math.max(whole - gap, whole / 2) : whole;
    const start = before + (whole - length) / 2;
    before += whole;
    return { start, length };
  });
};

const charWidth = 6.5;
const apart = 4;

/** A label cut to what fits into `room` px, apart from the next one: where that is next to nothing, its first letter. */
export const shortLabel = (label: string, room: number): string => {
  const fits = Math.floor((room - apart) / charWidth);
  if (label.length <= fits) return label;
  return fits < 4 ? label.slice(0, 1) : `${label.slice(0, fits - 1)}…`;
};
