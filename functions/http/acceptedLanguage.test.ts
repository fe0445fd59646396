import { expect, test } from 'vitest';
import { acceptedLanguage } from './acceptedLanguage.ts';

test.each([
  ['de', 'de'],
  ['pt', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['de-AT', 'de'],
  ['ar-u-nu-latn', 'ar'],
  ['es-419,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.2, fr;q=0.9', 'fr'],
  ['it, fr;q=0.5, de-AT;q=0.9', 'de'],
  ['fr ; q=1.000 , de', 'fr'],
  ['de;q=0, fr;q=0.001', 'fr'],
  ['ja, *;q=0.5', 'en'],
  ['ja', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%j asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test.each([
  'de;q=1.5',
  'de;level=1',
  'de_DE',
  '{"language":"de"}',
  '../de',
  'd'.repeat(9),
  'e'.repeat(100_000),
  `${'it,'.repeat(5_000)}de`,
  ',;,=,',
  '\u0000de',
])('an invalid or too long header (%#) asks for English', (header) => {
  expect(acceptedLanguage(header)).toBe('en');
});

test('an invalid range does not hide the valid ones', () => {
  expect(acceptedLanguage('de_DE, ;q=1, fr;q=0.3')).toBe('fr');
});
