import { describe, expect, test } from 'vitest';
import { createRouteFinder } from './gatewayRouting.ts';

const keys = [
  'GET /api/skills/{id}',
  'GET /api/skills/{id}/activities',
  'DELETE /api/skills/{id}/activities/{activityId}',
  'PATCH /api/skills/{id}',
  'GET /api/skills/stats',
  'GET /api/skills',
];

describe.each([
  ['as written', keys],
  ['reversed', keys.toReversed()],
])('the route of a request, declared %s', (_, declared) => {
  const find = createRouteFinder(declared.map((routeKey) => ({ routeKey })));

  test.each([
    ['GET', '/api/skills', 'GET /api/skills', undefined],
    ['GET', '/api/skills/stats', 'GET /api/skills/stats', undefined],
    ['GET', '/api/skills/7', 'GET /api/skills/{id}', { id: '7' }],
    ['PATCH', '/api/skills/stats', 'PATCH /api/skills/{id}', { id: 'stats' }],
    ['GET', '/api/skills/a%2Fb%20c', 'GET /api/skills/{id}', { id: 'a/b c' }],
    ['GET', '/api/skills/7/activities', 'GET /api/skills/{id}/activities', { id: '7' }],
    [
      'DELETE',
      '/api/skills/7/activities/8',
      'DELETE /api/skills/{id}/activities/{activityId}',
      { id: '7', activityId: '8' },
    ],
  ])('%s %s -> %s', (method, path, routeKey, pathParameters) => {
    const found = find(method, path);
    expect(found?.route.routeKey).toBe(routeKey);
    expect(found?.pathParameters).toEqual(pathParameters);
  });
});

describe('no route matches', () => {
  const find = createRouteFinder([{ routeKey: 'GET /api/skills/{id}' }]);

  test.each([
    ['another method', 'HEAD', '/api/skills/7'],
    ['a longer path', 'GET', '/api/skills/7/8'],
    ['a shorter path', 'GET', '/api/skills'],
    ['an empty parameter', 'GET', '/api/skills/'],
    ['another letter case', 'GET', '/api/Skills/7'],
    ['a broken escape', 'GET', '/api/skills/%E0%A4%A'],
  ])('%s', (_, method, path) => {
    expect(find(method, path)).toBeUndefined();
  });
});
