import type { CommonDays } from './commonDays.ts';

/** Sums of squares below this are rounding errors of residuals that are all 0. */
const ZERO = 1e-9;

/**
 * A habit's days minus the mean of their week, and then minus the mean of their weekday. So neither good and bad weeks
 * nor weekends remain. Monday done, Tuesday not, and the same a week later: 0 everywhere.
 */
export function residualsOf(
  done: ArrayLike<number>,
  { week, weekday, weeks }: Pick<CommonDays, 'week' | 'weekday' | 'weeks'>,
): Float64Array {
  return withoutMeans(withoutMeans(done, week, weeks), weekday, 7);
}

/** Each value minus the mean of its group. `group` is a number below `groups` for each value. */
function withoutMeans(
  values: ArrayLike<number>,
  group: ArrayLike<number>,
  groups: number,
): Float64Array {
  const sums = new Float64Array(groups);
  const counts = new Float64Array(groups);
  for (let n = 0; n < values.length; n++) {
    const place = group[n] ?? 0;
    sums[place] = (sums[place] ?? 0) + (values[n] ?? 0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const rest = new Float64Array(values.length);
  for (let n = 0; n < values.length; n++) {
    const place = group[n] ?? 0;
    rest[n] = (values[n] ?? 0) - (sums[place] ?? 0) / (counts[place] ?? 1);
  }
  return rest;
}

/** The correlation of two lists with mean 0, from -1 to 1; 0 if one of them is all 0. */
export function correlationOf(a: Float64Array, b: Float64Array): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let n = 0; n < a.length; n++) {
    const [x, y] = [a[n] ?? 0, b[n] ?? 0];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa < ZERO || bb < ZERO ? 0 : ab / Math.sqrt(aa * bb);
}
