import { expect, test } from 'vitest';
import { afterSignIn, paths } from './paths.ts';

test.each([
  ['/habits', '/habits'],
  ['/habits?view=list', '/habits?view=list'],
  ['/', '/dashboard'],
  [undefined, '/dashboard'],
  [42, '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
])('a sign-in from %j leads to %s', (from, to) => {
  expect(afterSignIn(from)).toBe(to);
});

test('an id is escaped in links', () => {
  expect(paths.habitEdit('a/b')).toBe('/habits/edit/a%2Fb');
});
