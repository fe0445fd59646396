/** Reads a typed whole percent: '55', '55%' and '55 %' -> 55. Undefined unless it is 0 to 100. */
export const readPercent = (input: string): number | undefined => {
  const [, digits] = /^(\d+) ?%?$/.exec(input.trim()) ?? [];
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined;
};
