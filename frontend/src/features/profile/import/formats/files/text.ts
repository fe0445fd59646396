import { firstCharacters, tidied } from '#shared/core/characters.ts';
import { i18n } from '#shared/language/i18n.ts';

const markedAs = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/**
 * Decodes a file's text, without its byte order mark. UTF-16 has such a mark. Without one, the text is UTF-8 or else
 * Windows-1252, in which all bytes are text.
 */
export const decode = (bytes: Uint8Array): string => {
  const wide = markedAs(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/**
 * Makes a text that Cairn's fields accept: trimmed, in NFC, without invalid characters, and at most `max` characters
 * long.
 */
export const fitText = (text: string, max: number): { text: string; isCut: boolean } => {
  const tidy = tidied(text);
  const fits = firstCharacters(tidy, max);
  return fits === tidy ? { text: tidy, isCut: false } : { text: fits.trim(), isCut: true };
};

export const cutText = (max: number): string =>
  i18n.t('Only its first {max, number} characters fit.', { max });

/**
 * Whether a character occurs more than `most` times. If a file has too many brackets or separators, parsing it would
 * fill the memory.
 */
export const hasMore = (text: string, character: string, most: number): boolean => {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
    if (++count > most) return true;
  }
  return false;
};
