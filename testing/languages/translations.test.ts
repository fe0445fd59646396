import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { languageTags } from '#shared/language/languages.ts';
import { translationsOf } from './translations.ts';

type Choice = { readonly type: string; readonly cases: readonly string[] };
type Parts = { readonly params: Set<string>; readonly choices: Choice[] };

/** The parts of a message: its parameters, and its plurals and selects, at any depth. */
const partsOf = (message: string): Parts => {
  const parts: Parts = { params: new Set(), choices: [] };
  const read = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, type, cases] = token;
      parts.params.add(name);
      if (typeof cases !== 'object' || cases === null) continue;
      const { offset, ...branches } = cases;
      parts.choices.push({ type, cases: Object.keys(branches) });
      for (const branch of Object.values(branches)) read(branch);
    }
  };
  read(compileMessage(message));
  return parts;
};

const sorted = (texts: Iterable<string>): string => [...texts].toSorted().join(' ');

const tagsIn = (message: string): string => sorted(message.match(/<\/?\d+\/?>/g) ?? []);

const selectsIn = ({ choices }: Parts): string =>
  sorted(choices.filter(({ type }) => type === 'select').map(({ cases }) => sorted(cases)));

const counts = Array.from({ length: 201 }, (_, count) => count);

/** The plural categories of the numbers 0 to 200 in a language. */
const categoriesOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(counts.map((count) => rules.select(count)))];
};

describe.each(languageTags.filter((tag) => tag !== 'en'))('%s', async (language) => {
  const translations = await translationsOf(language);

  test('every message is translated', () => {
    expect(translations.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('a translation has the parameters, selects and tags of its message', () => {
    const wrong = translations.filter(([english, text]) => {
      const [original, translated] = [partsOf(english), partsOf(text)];
      return (
        sorted(original.params) !== sorted(translated.params) ||
        selectsIn(original) !== selectsIn(translated) ||
        tagsIn(english) !== tagsIn(text)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('every plural has a form for each number from 0 to 200', () => {
    const needed = categoriesOf(language);
    const wrong = translations.filter(([, text]) =>
      partsOf(text).choices.some(
        ({ type, cases }) => type === 'plural' && needed.some((name) => !cases.includes(name)),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['en', ['one', 'other'], '1 day|2 days|5 days|22 days'],
  ['de', ['one', 'other'], '1 Tag|2 Tage|5 Tage|22 Tage'],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], 'يوم واحد|يومان|5 أيام|22 يومًا'],
  ['pl', ['one', 'few', 'many'], '1 dzień|2 dni|5 dni|22 dni'],
])('%s counts in its own forms', (locale, categories, shown) => {
  const messages: Record<string, string> = {
    en: '{count, plural, one {# day} other {# days}}',
    de: '{count, plural, one {# Tag} other {# Tage}}',
    ar: '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
    pl: '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  };
  expect(categoriesOf(locale).toSorted()).toEqual(categories.toSorted());
  const catalogue = setupI18n({
    locale,
    messages: { [locale]: { days: compileMessage(messages[locale] ?? '') } },
  });
  expect([1, 2, 5, 22].map((count) => catalogue.t('days', { count })).join('|')).toBe(shown);
});
