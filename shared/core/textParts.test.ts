import { expect, test } from 'vitest';
import { textParts } from './textParts.ts';

/** 'See [https://a.org].' */
const shown = (text: string): string =>
  textParts(text)
    .map((part) => (part.href === undefined ? part.text : `[${part.href}]`))
    .join('');

test.each([
  ['See https://a.org.', 'See [https://a.org].'],
  ['https://a.org', '[https://a.org]'],
  ['(HTTP://a.org/b?c=d&e=f#g)', '([HTTP://a.org/b?c=d&e=f#g])'],
  ['https://en.wikipedia.org/wiki/Rust_(fungus)', '[https://en.wikipedia.org/wiki/Rust_(fungus)]'],
  ['and https://a.org…', 'and [https://a.org]…'],
  ['one\nhttps://a.org/b,\nhttps://c.org', 'one\n[https://a.org/b],\n[https://c.org]'],
  ['<https://a.org>', '<[https://a.org]>'],
  ['javascript:alert(1) data:text/html,x ftp://a.org', undefined],
  ['https://', undefined],
  ['a.org', undefined],
  ['', undefined],
])('the addresses in %j', (text, expected = text) => {
  expect(shown(text)).toBe(expected);
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
