/**
 * The two-sided probability of a value at least as far from 0 as `z`, in the standard normal distribution. It is 0.05
 * for 1.96, and 0.001 for 3.29.
 *
 * Uses the Chebyshev fit of erfc by Press et al., Numerical Recipes in C, 2nd ed., 6.2. Its relative error is below
 * 1.2e-7, even if p is tiny.
 */
export function twoSidedP(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const exponent = erfcCoefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  return t * Math.exp(exponent - x * x);
}

/** The coefficients of t to the power of 0, 1, 2… */
const erfcCoefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];

/**
 * The largest p-value that still counts as a discovery, or -1 if none counts (Benjamini and Hochberg, 1995). At most
 * the share `q` of all discoveries may be false. The k-th smallest of m values counts if it is at most q x k / m. All
 * smaller values then count too.
 *
 * Example: q is 0.05, and the values are 0.001, 0.02, 0.03 and 0.9. Their limits are 0.0125, 0.025, 0.0375 and 0.05.
 * The first three are within their limits, so the result is 0.03.
 */
export function largestDiscovery(pValues: readonly number[], q: number): number {
  const sorted = pValues.toSorted((a, b) => a - b);
  return sorted.findLast((p, index) => p <= (q * (index + 1)) / sorted.length) ?? -1;
}
