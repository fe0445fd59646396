import { expect, test } from 'vitest';
import { contract } from '#shared/contract.ts';
import { routeKey } from '#shared/core/route.ts';
import { isOutdated, refreshes, tagOf } from './refreshes.ts';

test.each([
  ['GET /api/habits', 'habits'],
  ['GET /api/habits/{id}', 'habits'],
  ['GET /api/analytics/dashboard', 'analytics'],
  ['/habits/{id}/toggle', 'habits'],
])('%s belongs to %s', (key, tag) => {
  expect(tagOf(key)).toBe(tag);
});

test.each([
  [['GET /api/habits', {}], '/habits/{id}/toggle', true],
  [['GET /api/analytics/dashboard', {}], '/habits', true],
  [['GET /api/habits', {}], '/users/vacations/2026-11-22', true],
  [['GET /api/habits', {}], '/auth/login', false],
  [['GET /api/habits', {}], '/unknown', false],
  ['habits', '/habits', false],
  [undefined, '/habits', false],
])('%j after %s: %s', (key, changed, outdated) => {
  expect(isOutdated(key, changed)).toBe(outdated);
});

test('every resource of the contract has its line, and its routes their tag', () => {
  for (const [resource, routes] of Object.entries(contract)) {
    expect(refreshes).toHaveProperty(resource);
    for (const route of Object.values(routes)) expect(tagOf(routeKey(route))).toBe(resource);
  }
});
