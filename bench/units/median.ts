/** The upper one of the two in the middle, or 0 if the list is empty. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
