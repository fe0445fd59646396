import { shortened } from '#shared/core/characters.ts';

/** Control characters, and what replaces invalid UTF-8. No field accepts them. */
const refused = /[^\P{Cc}\t\n\r]|\uFFFD/gu;

const isVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** A text from another app as a field accepts it, of at most `max` characters. The last one is … if it is cut. */
export const asText = (text: string, max: number): string => {
  const tidy = text.toWellFormed().replace(refused, '').normalize('NFC').trim();
  return isVisible(tidy) ? shortened(tidy, max) : '';
};

/** The same on one line, with single spaces. */
export const asLine = (text: string, max: number): string =>
  asText(text.replaceAll(/\s+/g, ' '), max);
