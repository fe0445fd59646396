import { catalogue } from './i18n.ts';

/** Creates one formatter per language and keeps it, because creating one costs more than a hundred uses. */
export function inLanguage<Format>(create: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = String(catalogue.locales);
    const found = made.get(locale) ?? create(locale);
    made.set(locale, found);
    return found;
  };
}

/** @example numberFormat()(1200) is '1,200' */
export const numberFormat = (options?: Intl.NumberFormatOptions) => {
  const format = inLanguage((locale) => new Intl.NumberFormat(locale, options));
  return (value: number): string => format().format(value);
};

/** Formats a civil day, or the first day of a month. Both are parsed and shown in UTC, so the day never shifts. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = inLanguage(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
  return (day: string): string => format().format(new Date(day));
};

/** Formats a range of days. Parts that both days share are written once: '15 – 21 November'. */
export const dayRangeFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = inLanguage(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
  // Some versions of ICU write thin spaces, which nobody types in a search.
  return (from: string, to: string): string =>
    format().formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' ');
};

/** The separators of thousands and of fractions: ',' and '.' in English, '.' and ',' in German. */
export const separators = inLanguage((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(10_000.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') };
});

/** @example listFormat()(['a', 'b', 'c']) is 'a, b and c' */
export const listFormat = (options?: Intl.ListFormatOptions) => {
  const format = inLanguage((locale) => new Intl.ListFormat(locale, options));
  return (items: readonly string[]): string => format().format(items);
};

/** @example formatNumber(1200.5) is '1,200.5' */
export const formatNumber = numberFormat({ maximumFractionDigits: 2 });
