import { expect, test } from 'vitest';
import { urlOf } from './route.ts';

test.each([
  ['/habits', {}, '/api/habits'],
  ['/habits/{id}', { params: { id: 'a' } }, '/api/habits/a'],
  ['/habits/{id}', { params: { id: '../x?y' } }, '/api/habits/..%2Fx%3Fy'],
  ['/habits', { query: { from: '2026-01-01', to: undefined } }, '/api/habits?from=2026-01-01'],
  ['/p/{id}/goals/{goalId}', { params: { id: '1', goalId: '2' } }, '/api/p/1/goals/2'],
] as const)('%s with %j is %s', (path, request, url) => {
  expect(urlOf({ path }, request)).toBe(url);
});

test('throws if a parameter is missing', () => {
  expect(() => urlOf({ path: '/habits/{id}' }, {})).toThrow('/habits/{id} was called without id');
});
