import { expect, expectTypeOf, test } from 'vitest';
import { i18n } from './i18n.ts';

test('a message without parameters is itself', () => {
  expect(i18n.t('Your data, your way')).toBe('Your data, your way');
});

test.each([
  [1, '1 day of Ada'],
  [1200, '1,200 days of Ada'],
])('%i is in its plural form, with separators', (count, sentence) => {
  expect(
    i18n.t('{count, plural, one {# day} other {# days}} of {name}', { count, name: 'Ada' }),
  ).toBe(sentence);
});

test('a value is shown as it is, whatever braces it has', () => {
  expect(i18n.t('{name} is done', { name: '{count}' })).toBe('{count} is done');
});

test('parameters are checked', () => {
  // @ts-expect-error: the message has no parameter
  i18n.t('Done', { name: 'Ada' });
  // @ts-expect-error: one is missing
  i18n.t('{name} and {other}', { name: 'Ada' });
  // @ts-expect-error: the count is missing
  expectTypeOf(i18n.t('{count, plural, one {# day} other {# days}}')).toBeString();
});
