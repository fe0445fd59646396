import { isVisible } from '#shared/calls/fields.ts';
import { shortened, tidied } from '#shared/core/characters.ts';

/**
 * Makes a text from another app acceptable to a field of at most `max` characters. A longer text is cut and ends in
 * '…'. Empty if nothing is visible.
 */
export const asText = (text: string, max: number): string => {
  const tidy = tidied(text);
  return isVisible(tidy) ? shortened(tidy, max) : '';
};

/** Like `asText`, but on one line, with single spaces. */
export const asLine = (text: string, max: number): string =>
  asText(text.replaceAll(/\s+/g, ' '), max);
