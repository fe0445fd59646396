import { expect, test } from 'vitest';
import './areaData.ts';
import { isStale, resourceOf } from './data/cache/stale.ts';

test.each([
  ['GET /api/habits', 'habits'],
  ['GET /api/habits/{id}', 'habits'],
  ['GET /api/analytics/dashboard', 'analytics'],
  ['/habits/{id}/toggle', 'habits'],
])('%s belongs to %s', (key, resource) => {
  expect(resourceOf(key)).toBe(resource);
});

test.each([
  [['GET /api/habits', {}], '/habits/{id}/toggle', true],
  [['GET /api/analytics/dashboard', {}], '/habits', true],
  [['GET /api/habits', {}], '/users/vacations/2026-11-22', true],
  [['GET /api/habits', {}], '/auth/login', false],
  [['GET /api/habits', {}], '/skills', false],
  [['GET /api/resources', {}], '/skills/{id}', false],
  [['GET /api/skills', {}], '/assessments', true],
  [['GET /api/habits', {}], '/unknown', false],
  ['habits', '/habits', false],
  [undefined, '/habits', false],
])('the cached response of %j is stale after %s: %s', (key, changed, stale) => {
  expect(isStale(key, changed)).toBe(stale);
});
