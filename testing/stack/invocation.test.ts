import { expect, test } from 'vitest';
import { isArnLike, routeArn } from './invocation.ts';

const api = 'arn:aws:execute-api:eu-central-1:123456789012:abc123';
const route = (key: string) => routeArn(api, '$default', key);

test('the ARN of a route ends in its method and path, that of the default route in its name', () => {
  expect(route('GET /api/habits/{id}')).toBe(`${api}/$default/GET/api/habits/{id}`);
  expect(route('$default')).toBe(`${api}/$default/$default`);
});

test.each([
  [`${api}/*/*/*`, 'GET /api/habits', true],
  [`${api}/*/*/*`, '$default', false],
  [`${api}/*/*`, '$default', true],
  [`${api}/*/*`, 'GET /api/habits', true],
  [`${api}/*/$default`, '$default', true],
  [`${api}/*/$default`, 'GET /api/habits', false],
  [`${api}/*/GET/api/habit?`, 'GET /api/habits', true],
  [`${api}/*/GET/api/habit`, 'GET /api/habits', false],
  [`${api.replace('abc123', 'abc124')}/*/*/*`, 'GET /api/habits', false],
  ['arn:aws:execute-api:*:123456789012:abc123/*/*/*', 'GET /api/habits', true],
  ['arn:aws:execute-api:*/*/*', 'GET /api/habits', false],
])('the pattern %s matches the route %s: %j', (pattern, key, expected) => {
  expect(isArnLike(pattern, route(key))).toBe(expected);
});
