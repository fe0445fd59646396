import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requiredLine } from '../calls/fields.ts';
import { firstCharacters, lengthOf, shortened } from './characters.ts';

test.each([
  ['', 0, ''],
  ['Read', 4, 'Read'],
  ['Read', 3, 'Rea'],
  ['😀😀😀', 3, '😀😀😀'],
  ['😀😀😀', 2, '😀😀'],
  ['a😀😀', 2, 'a😀'],
])('of %j the first %i characters are %j', (text, max, expected) => {
  expect(firstCharacters(text, max)).toBe(expected);
});

test.each([
  ['Read', 4, 'Read'],
  ['Meditate', 4, 'Med…'],
  ['😀😀😀', 2, '😀…'],
])('%j, shortened to %i, is %j', (text, max, expected) => {
  expect(shortened(text, max)).toBe(expected);
});

test('a field accepts as many characters as `lengthOf` counts', () => {
  const max = 5;
  const field = requiredLine('Name', max);
  const letters = fc.constantFrom('a', 'é', '中', '😀', '👩‍👧');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 9 }), (some) => {
      const text = some.join('').normalize('NFC');
      expect(field.safeParse(text).success).toBe(lengthOf(text) <= max);
      expect(field.safeParse(firstCharacters(text, max)).success).toBe(true);
    }),
  );
});
