const filled = (entries: readonly string[]): string[] =>
  entries.map((entry) => entry.trim()).filter((entry) => entry !== '');

/** @example commaList(' react, , hooks ') is ['react', 'hooks'] */
export const commaList = (text: string): string[] => filled(text.split(','));

/** One entry a line; blank lines are dropped. */
export const lineList = (text: string): string[] => filled(text.split(/\r\n|[\n\r\u2028\u2029]/));
