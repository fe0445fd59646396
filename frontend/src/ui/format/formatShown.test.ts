import { expect, test } from 'vitest';
import { i18n } from '#shared/language/i18n.ts';
import { formatShown } from './formatShown.ts';

test.each([
  [1, 1, '1 skill'],
  [40, 40, '40 skills'],
  [12, 40, '12 of 40 skills'],
  [0, 1, '0 of 1 skill'],
  [1000, 2000, '1,000 of 2,000 skills'],
])('%i of %i: %s', (shown, all, words) => {
  expect(
    formatShown(shown, all, (count) =>
      i18n.t('{count, plural, one {# skill} other {# skills}}', { count }),
    ),
  ).toBe(words);
});
