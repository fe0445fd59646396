import { textParts } from '../core/textParts.ts';

/** These characters could be markup anywhere in a line. */
const markup = /[\\`*_[\]<>&~|$]/g;

/** These could be markup at the start of a line: '# a', '- a', '+ a', '===', '1. a', '1) a'. */
const marker = /^(?=[#+\-=])|^(\d+)(?=[.)])/;

/** Escapes the markup of a text without line breaks, so that Markdown shows the text as it is. */
const plainWords = (text: string): string => text.replace(markup, '\\$&');

/** An address as a link. Spaces and angle brackets are encoded, because they would end the link. */
export const markdownLink = (address: string): string =>
  `<${address.replace(/[\s<>]/g, encodeURIComponent)}>`;

/** Keeps the indent of a line by no-break spaces: Markdown drops other spaces, or shows the line as code. */
const indented = (line: string): string =>
  line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '    ').replaceAll(' ', '\u00A0'));

/**
 * Escapes the markup of a line. Only web addresses become links.
 * @example markdownLine('1. *a* https://a.org') is '1\\. \\*a\\* <https://a.org>'
 */
export const markdownLine = (line: string): string =>
  textParts(indented(line))
    .map(({ text, href }) => (href === undefined ? plainWords(text) : markdownLink(href)))
    .join('')
    .replace(marker, '$1\\');

/** A heading. Number signs at its end would not be shown. */
export const markdownHeading = (level: 1 | 2, text: string): string =>
  `${'#'.repeat(level)} ${plainWords(text).replaceAll('#', '\\#')}`;

/** Escapes the markup of a text, and keeps its line breaks. */
export const markdownText = (text: string): string => {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.trimEnd());
  return lines
    .map((line, n) => {
      const isBroken = line !== '' && (lines[n + 1] ?? '') !== '';
      return `${markdownLine(line)}${isBroken ? '\\' : ''}`;
    })
    .join('\n');
};
