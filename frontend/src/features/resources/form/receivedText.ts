import { shortened } from '#shared/core/characters.ts';

/**
 * Control characters except tabs and line breaks, and the character that replaces invalid UTF-8. No field accepts them.
 */
const refused = /[^\P{Cc}\t\n\r]|\uFFFD/gu;

const isVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);

/**
 * Makes a text from another app acceptable to a field of at most `max` characters. A longer text is cut and ends in
 * '…'. Empty if nothing is visible.
 */
export const asText = (text: string, max: number): string => {
  const tidy = text.toWellFormed().replace(refused, '').normalize('NFC').trim();
  return isVisible(tidy) ? shortened(tidy, max) : '';
};

/** Like `asText`, but on one line, with single spaces. */
export const asLine = (text: string, max: number): string =>
  asText(text.replaceAll(/\s+/g, ' '), max);
