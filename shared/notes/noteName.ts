import { firstCharacters } from '../core/characters.ts';
import { maxNoteName } from './model.ts';

/** The name of a note in lists: its first line, up to `maxNoteName` characters. */
export const noteName = (text: string): string =>
  firstCharacters(text.trim().split(/[\n\r\u2028\u2029]/, 1)[0] ?? '', maxNoteName).trim();
