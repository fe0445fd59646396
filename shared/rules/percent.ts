/**
 * A share as a whole percent, halves up; 0 of nothing is 0. (57, 200) -> 29, not the 28 that
 * 57 / 200 x 100 gives in binary fractions.
 */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 100) / whole);
