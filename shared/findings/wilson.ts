/** In the standard normal distribution, 95 % of the values are within this distance of 0. */
const Z_95 = 1.959964;

/** Shares from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The 95 % interval of a share by Wilson (1927). It also works for few days, and for shares of 0 and 1. Examples: 8
 * of 10 has 0.490 to 0.943, 0 of 10 has 0 to 0.278, and 0 of 0 has 0 to 1.
 */
export function wilsonInterval(done: number, days: number): Interval {
  if (days === 0) return { low: 0, high: 1 };
  const share = done / days;
  const square = Z_95 ** 2;
  const middle = share + square / (2 * days);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / days + square / (4 * days ** 2));
  const scale = 1 + square / days;
  return {
    low: Math.max(0, (middle - reach) / scale),
    high: Math.min(1, (middle + reach) / scale),
  };
}
