import { describe, expect, test } from 'vitest';
import { passwordForPool } from './poolPassword.ts';

/** The pattern of passwords in Cognito's API reference. */
const taken = /^[\S]+.*[\S]+$/;

describe('Cognito gets a password', () => {
  test.each(['12345678', 'correct horse', 'ключ🗝️鍵', 'p'.repeat(256)])(
    '%j unchanged',
    (password) => {
      expect(passwordForPool(password)).toBe(password);
    },
  );

  test.each([
    ' in front',
    'at the end ',
    '        ',
    'two\nlines',
    'pasted\r\n',
    '\u00a0no-break',
    'para\u2029graph',
    'half \ud83d of a pair',
    'x',
    'p'.repeat(257),
  ])('%j in another form, the same each time', (password) => {
    const known = passwordForPool(password);
    expect(known).toBe(passwordForPool(password));
    expect(known).toMatch(taken);
    expect(known.length).toBeLessThanOrEqual(256);
    expect(known).not.toContain(password);
  });

  test('that differs if the passwords differ', () => {
    const alike = [
      ' spaced',
      'spaced ',
      ' spaced ',
      'spaced',
      'half\ud83d',
      'half\ud83e',
      'half\ufffd',
    ];
    expect(new Set(alike.map(passwordForPool)).size).toBe(alike.length);
  });
});
