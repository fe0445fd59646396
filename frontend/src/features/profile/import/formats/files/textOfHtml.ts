/**
 * Marks the start or end of a block, such as a <div>. This character is removed from the HTML first, so every mark
 * comes from a tag.
 */
const edge = '\0';

const hidden = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const breaks = /<br\b[^>]*>/gi;
const blocks =
  /<\/?(?:div|p|li|ul|ol|dl|dt|dd|tr|table|pre|blockquote|h[1-6]|hr)(?![\w-])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const tags = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const entities = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

/** Anki writes the HTML of a browser, which names no other characters. */
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);

const characterOf = (code: number): string | undefined =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;

const decoded = (entity: string, decimal?: string, hex?: string, name = ''): string => {
  if (decimal) return characterOf(Number(decimal)) ?? entity;
  if (hex) return characterOf(Number.parseInt(hex, 16)) ?? entity;
  return named.get(name) ?? entity;
};

/**
 * Returns the text of HTML, without parsing it into elements. <br> and the edges of blocks become line breaks, all other
 * tags vanish, and so do scripts, styles and comments with their content. Entities are decoded once:
 * 'a<div>b &amp; c</div>' -> 'a\nb & c'. An entity that is not known stays unchanged.
 */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(edge, '')
    .replace(hidden, '')
    .replace(breaks, '\n')
    .replace(blocks, edge)
    .replace(tags, '')
    // The edge of a block breaks the line, unless the line is empty.
    .replace(/\0+/g, (_, at: number, text: string) =>
      /[^\n]/.test(text[at - 1] ?? '\n') ? '\n' : '',
    )
    .replace(entities, decoded)
    .trim();
