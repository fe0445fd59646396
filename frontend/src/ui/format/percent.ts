/** Reads a typed whole percentage: '55', '55%' and '55 %' -> 55. Undefined unless it is between 0 and 100. */
export const readPercent = (input: string): number | undefined => {
  const [, digits] = /^(\d+) ?%?$/.exec(input.trim()) ?? [];
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined;
};
