import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { englishMessages, pseudoCatalogue, pseudoMessage } from './pseudo.ts';

test('parameters, plurals and tags stay', () => {
  const message = '{count, plural, one {# day} other {# days}} of <0>{name}</0>';
  const catalogue = setupI18n();
  catalogue.loadAndActivate({ locale: 'de', messages: { [message]: pseudoMessage(message) } });
  const said = (count: number) => catalogue.t(message, { count, name: 'Ada' });
  expect(said(1)).toBe('1 đààý ööƒ <0>Ada</0>');
  expect(said(1200)).toBe('1.200 đààýš ööƒ <0>Ada</0>');
});

test('no message keeps a plain letter, and all are about 40 % longer', async () => {
  const ids = await englishMessages();
  const catalogue = await pseudoCatalogue();
  const texts = (part: unknown): string[] => {
    if (typeof part === 'string') return [part];
    return Array.isArray(part) ? part.flatMap((one) => (Array.isArray(one) ? [] : texts(one))) : [];
  };
  const words = ids.map((id) => texts(catalogue[id]).join('')).join(' ');
  expect(words).not.toMatch(/[A-Za-z]/);
  const plain = ids.filter((id) => !id.includes('{'));
  const length = (all: readonly string[]) => all.reduce((sum, one) => sum + one.length, 0);
  const longer = length(plain.map((id) => texts(catalogue[id]).join(''))) / length(plain);
  expect(longer).toBeGreaterThan(1.3);
  expect(longer).toBeLessThan(1.5);
});
