import type { CommonDays } from './commonDays.ts';

/** A smaller sum of squares is only a rounding error. All residuals are then 0. */
const ZERO = 1e-9;

/**
 * Subtracts from each day of a habit the mean of its week, and then the mean of its weekday. This removes the effect
 * of good weeks, bad weeks and weekends. Example: two weeks with Monday done and Tuesday not done give 0 everywhere.
 */
export function residualsOf(
  done: ArrayLike<number>,
  { week, weekday, weeks }: Pick<CommonDays, 'week' | 'weekday' | 'weeks'>,
): Float64Array {
  return withoutMeans(withoutMeans(done, week, weeks), weekday, 7);
}

/** Subtracts from each value the mean of its group. `group` has a number below `groups` for each value. */
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

/** The correlation of two lists that both have mean 0, from -1 to 1. 0 if one list is all 0. */
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
