import { inLanguage } from '#shared/language/intl.ts';

const collator = inLanguage((locale) => new Intl.Collator(locale, { numeric: true }));

/** Compares texts in the order of the language, and numbers in them by value: 'Part 2' before 'Part 10'. */
export const compareText = (a: string, b: string): number => collator().compare(a, b);

/** Compares ids, days and instants, which sort as plain strings. */
export const compareKeys = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
