import { expect, test } from 'vitest';
import { limits } from '#shared/calls/fields.ts';
import { maxParts, maxPartUrl } from '#shared/resources/model.ts';
import { partsError } from './partErrors.ts';

const lines = (count: number): string =>
  Array.from({ length: count }, (_, n) => `Lesson ${n + 1}`).join('\n');
const tooMany = 'is one too many: a resource has at most 300 parts';

test.each([
  ['no parts', '', 0, undefined],
  ['as many parts as allowed', lines(maxParts), 0, undefined],
  ['one part too many', lines(maxParts + 1), 0, `Line 301 ${tooMany}`],
  ['one part too many, after a blank line', `\n${lines(maxParts + 1)}`, 0, `Line 302 ${tooMany}`],
  ['the last part that fits', 'A', maxParts - 1, undefined],
  ['two parts where one fits', 'A\nB', maxParts - 1, `Line 2 ${tooMany}`],
  ['a part where none fits', 'A', maxParts, `Line 1 ${tooMany}`],
  [
    'a long title',
    `A\n\n${'x'.repeat(limits.name + 1)}`,
    0,
    'Line 3: Title may have at most 120 characters',
  ],
  [
    'a long address',
    `A | https://a.org/${'x'.repeat(maxPartUrl)}`,
    0,
    'Line 1: URL may have at most 500 characters',
  ],
] as const)('the error of a text with %s', (_, text, before, message) => {
  expect(partsError(text, before)).toBe(message);
});
