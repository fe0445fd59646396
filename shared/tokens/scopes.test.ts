import { expect, test } from 'vitest';
import { areaOf } from '../calls/areaOf.ts';
import { hasEnded, type Scopes } from './model.ts';
import { isAllowed } from './scopes.ts';

test.each<[Scopes, 'habits' | 'skills', 'GET' | 'PUT' | 'POST' | 'DELETE', boolean]>([
  [{ habits: 'read' }, 'habits', 'GET', true],
  [{ habits: 'read' }, 'habits', 'PUT', false],
  [{ habits: 'read' }, 'habits', 'DELETE', false],
  [{ habits: 'write' }, 'habits', 'GET', true],
  [{ habits: 'write' }, 'habits', 'POST', true],
  [{ habits: 'write' }, 'skills', 'GET', false],
  [{ habits: 'write', skills: 'read' }, 'skills', 'GET', true],
  [{ habits: undefined }, 'habits', 'GET', false],
  [{}, 'habits', 'GET', false],
])('the scopes %j allow, for %s, the method %s: %s', (scopes, area, method, allowed) => {
  expect(isAllowed(scopes, area, method)).toBe(allowed);
});

test.each([
  ['/habits', undefined, 'habits'],
  ['/habits/{id}/days/{date}', undefined, 'habits'],
  ['/analytics/dashboard', undefined, 'analytics'],
  ['/users/vacations/{from}', 'habits', 'habits'],
  ['/users/tokens', undefined, undefined],
  ['/auth/login', undefined, undefined],
] as const)('the area of %s, set to %s, is %s', (path, area, expected) => {
  expect(areaOf({ path, ...(area && { area }) })).toBe(expected);
});

test('a token is still valid on its last day', () => {
  expect(hasEnded({ endsOn: '2026-05-03' }, '2026-05-03')).toBe(false);
  expect(hasEnded({ endsOn: '2026-05-03' }, '2026-05-04')).toBe(true);
});
