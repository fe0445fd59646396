import { bestLanguage, type Language } from '#shared/language/languages.ts';

/** One range of the header with its weight (RFC 9110, 12.5.4). `*` names no language, so it does not match. */
const range = /^([a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?$/i;

/** Browsers send about ten ranges. Reading more than this would only cost time. */
const maxRanges = 20;

/**
 * Returns the best of our languages for the header Accept-Language. Skips invalid ranges. English if no range matches.
 * @example acceptedLanguage('it, fr;q=0.5, de-AT;q=0.9') is 'de'
 */
export const acceptedLanguage = (header = ''): Language => {
  const ranges = header.split(',', maxRanges).flatMap((part) => {
    const [, tag, weight = '1'] = range.exec(part.trim()) ?? [];
    return tag && Number(weight) > 0 ? { tag, weight: Number(weight) } : [];
  });
  return bestLanguage(ranges.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag));
};
