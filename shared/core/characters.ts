/** The number of characters, as all text limits count them. '😀' is one character, although its `length` is 2. */
export const lengthOf = (text: string): number => [...text].length;

/** At most the first `max` characters of a text. */
export const firstCharacters = (text: string, max: number): string =>
  text.length <= max
    ? text
    : // A text may have millions of characters, so cut it first. One character has a `length` of 2 at most.
      [...text.slice(0, 2 * max)].slice(0, max).join('');

/** A text of at most `max` characters. The last one is … if the text was longer: ('Meditate', 4) -> 'Med…'. */
export const shortened = (text: string, max: number): string =>
  firstCharacters(text, max) === text ? text : `${firstCharacters(text, max - 1)}…`;

/** Control characters except tabs and line breaks, and U+FFFD, which replaces invalid UTF-8. */
const untyped = /[^\P{Cc}\t\n\r]|\uFFFD/gu;

/** Makes a text from elsewhere acceptable to fields: trimmed, in NFC, and without the characters that fields refuse. */
export const tidied = (text: string): string =>
  text.toWellFormed().replace(untyped, '').normalize('NFC').trim();
