/** A part of a text. `href` is set if it is a web address. */
type TextPart = { readonly text: string; readonly href?: string };

const address = /https?:\/\/[^\s<>"]+/giu;

/**
 * Punctuation after an address often belongs to the sentence around it. So these characters at the end are not part of
 * the address.
 */
const closing = /[.,:;!?…'’”»*_)\]}]$/u;

const isOpened = (found: string): boolean =>
  found.endsWith(')') && found.split('(').length >= found.split(')').length;

const withoutEnd = (found: string): string =>
  closing.test(found) && !isOpened(found) ? withoutEnd(found.slice(0, -1)) : found;

/**
 * Splits a text into web addresses (http and https only) and what is between them. All characters stay.
 * @example textParts('See https://a.org.') is [{text: 'See '}, {text: 'https://a.org', href: …}, {text: '.'}]
 */
export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = withoutEnd(found);
    if (URL.parse(href) === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};
