import { describe, expect, test } from 'vitest';
import { isVisible } from '#shared/calls/fields.ts';
import { decode, fitText } from './text.ts';

const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const bytes = (...all: number[]) => Uint8Array.from(all);

describe('the text of a file is read', () => {
  test.each<[string, Uint8Array, string]>([
    ['in UTF-8', new TextEncoder().encode('Größe, 本'), 'Größe, 本'],
    ['in UTF-8 with a mark', new TextEncoder().encode('\uFEFFa'), 'a'],
    ['in UTF-16, little end first, with a mark', wide('\uFEFFGröße, 本'), 'Größe, 本'],
    ['in UTF-16, big end first, with a mark', swapped('\uFEFFGröße, 本'), 'Größe, 本'],
    ['in UTF-16, cut within a character', wide('\uFEFFab').subarray(0, 5), 'a\uFFFD'],
    ['in Windows-1252', bytes(0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x80), 'Größe €'],
    ['if it is empty', bytes(), ''],
  ])('%s', (_, file, text) => {
    expect(decode(file)).toBe(text);
  });
});

describe('a text to fit into a limit', () => {
  test.each<[string, string, number, string, boolean]>([
    ['that fits', ' Read ', 4, 'Read', false],
    ['that is too long', 'Read more', 6, 'Read m', true],
    ['that would end with white space', 'Read more', 5, 'Read', true],
    ['of 100 emoji', '😀'.repeat(100), 120, '😀'.repeat(100), false],
    ['of 121 emoji', '😀'.repeat(121), 120, '😀'.repeat(120), true],
    ['that ends with an emoji', 'ab😀c', 3, 'ab😀', true],
    ['with characters that can’t be shown', 'a\u0000b\u0007\tc\uFFFD\nd', 9, 'ab\tc\nd', false],
    ['with half a character', 'a\uD83Db', 9, 'ab', false],
    ['of two parts that are one character', 'e\u0301', 1, 'é', false],
    ['that is a script', '<script>alert(1)</script>', 99, '<script>alert(1)</script>', false],
  ])('%s', (_, told, max, text, isCut) => {
    expect(fitText(told, max)).toEqual({ text, isCut });
  });
});

describe('whether a text is visible', () => {
  test.each([
    ['', false],
    [' \n', false],
    ['\u200B\u2060', false],
    ['a', true],
    ['😀', true],
  ])('%j: %j', (text, isSeen) => {
    expect(isVisible(text)).toBe(isSeen);
  });
});
