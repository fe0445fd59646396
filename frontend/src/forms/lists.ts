const filled = (items: readonly string[]): string[] =>
  items.map((item) => item.trim()).filter((item) => item !== '');

/** @example commaList(' react, , hooks ') is ['react', 'hooks'] */
export const commaList = (text: string): string[] => filled(text.split(','));

/** One item per line; blank lines are dropped. */
export const lineList = (text: string): string[] => filled(text.split(/\r\n|[\n\r\u2028\u2029]/));
