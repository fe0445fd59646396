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
const entities = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi;

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' },
    ...{ iexcl: '¡', iquest: '¿', laquo: '«', raquo: '»', lsquo: '‘', rsquo: '’', sbquo: '‚' },
    ...{ ldquo: '“', rdquo: '”', bdquo: '„', ndash: '–', mdash: '—', hellip: '…', bull: '•' },
    ...{ middot: '·', sect: '§', para: '¶', deg: '°', prime: '′', Prime: '″', micro: 'µ' },
    ...{ cent: '¢', pound: '£', yen: '¥', euro: '€', copy: '©', reg: '®', trade: '™' },
    ...{ plusmn: '±', times: '×', divide: '÷', minus: '−', frac12: '½', frac14: '¼', frac34: '¾' },
    ...{ sup1: '¹', sup2: '²', sup3: '³', radic: '√', infin: '∞', sum: '∑', prod: '∏', int: '∫' },
    ...{ ne: '≠', le: '≤', ge: '≥', asymp: '≈', equiv: '≡', isin: '∈', forall: '∀', exist: '∃' },
    ...{ larr: '←', uarr: '↑', rarr: '→', darr: '↓', harr: '↔', lArr: '⇐', rArr: '⇒', hArr: '⇔' },
    ...{ szlig: 'ß', aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ', oslash: 'ø', Oslash: 'Ø' },
    ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', theta: 'θ', lambda: 'λ' },
    ...{ mu: 'μ', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ', omega: 'ω', Delta: 'Δ' },
    ...{ Sigma: 'Σ', Pi: 'Π', Omega: 'Ω' },
  }),
);

/** The accents in the names of entities: &eacute; is an e with an acute accent. */
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308' },
    ...{ ring: '\u030A', caron: '\u030C', cedil: '\u0327' },
  }),
);

const characterOf = (code: number): string | undefined =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;

const letterOf = (name: string): string | undefined => {
  const mark = marks.get(name.slice(1));
  return mark && `${name.slice(0, 1)}${mark}`.normalize('NFC');
};

const decoded = (entity: string, decimal?: string, hex?: string, name = ''): string => {
  if (decimal) return characterOf(Number(decimal)) ?? entity;
  if (hex) return characterOf(Number.parseInt(hex, 16)) ?? entity;
  return named.get(name) ?? letterOf(name) ?? entity;
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
