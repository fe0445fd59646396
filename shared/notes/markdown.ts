import { textParts } from '../core/textParts.ts';

/** These characters could be markup anywhere in a line. */
const markup = /[\\`*_[\]<>&~|$]/g;

/** These could be markup at the start of a line: '# a', '- a', '+ a', '===', '1. a', '1) a'. */
const marker = /^(?=[#+\-=])|^(\d+)(?=[.)])/;

/** Markdown in which a text without line breaks stays text. */
const plainWords = (text: string): string => text.replace(markup, '\\$&');

/** An address as a link. A space or an angle bracket would end it. */
export const markdownLink = (address: string): string =>
  `<${address.replace(/[\s<>]/g, encodeURIComponent)}>`;

/** Markdown would drop spaces at the start of a line, or show code. No-break spaces stay. */
const indented = (line: string): string =>
  line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '    ').replaceAll(' ', '\u00A0'));

/**
 * Markdown in which a line stays text, and only web addresses are links.
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

/** Markdown in which a text keeps its line breaks and stays text. */
export const markdownText = (text: string): string => {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.trimEnd());
  return lines
    .map((line, n) => {
      const isBroken = line !== '' && (lines[n + 1] ?? '') !== '';
      return `${markdownLine(line)}${isBroken ? '\\' : ''}`;
    })
    .join('\n');
};
