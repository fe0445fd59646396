import { inLanguage } from '#shared/language/intl.ts';

const collator = inLanguage((locale) => new Intl.Collator(locale, { numeric: true }));

/**
 * Compares texts by the rules of the current language. Numbers in texts compare by value: 'Part 2' before 'Part
 * 10'.
 */
export const compareText = (a: string, b: string): number => collator().compare(a, b);

/** Compares ids, days or timestamps, which sort as plain strings. */
export const compareKeys = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
