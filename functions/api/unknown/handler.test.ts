import { expect, test } from 'vitest';
import { callReasons } from '#shared/calls/callReasons.ts';
import { errorSchema } from '#shared/calls/errors.ts';
import { apiBase, type Route } from '#shared/calls/route.ts';
import { contract } from '#shared/contract.ts';
import { eventOf } from '../../../testing/functions/invoke.ts';
import { handler } from './handler.ts';

const ask = async (method: string, path: string) => {
  const event = eventOf(`${method} ${path}`);
  event.routeKey = '$default';
  const { statusCode, headers, body = '' } = await handler(event);
  return { status: statusCode, allow: headers?.allow, body: errorSchema.parse(JSON.parse(body)) };
};

test.each([
  ['DELETE', '/api/habits', 'GET, POST'],
  ['PUT', '/api/habits/01JZ0000000000000000000000', 'GET, PATCH, DELETE'],
  ['GET', '/api/habits/anything/toggle', 'POST'],
  ['GET', '/api/auth/login', 'POST'],
  ['POST', '/api/users/profile', 'PUT'],
  ['HEAD', '/api/habits', 'GET, POST'],
  ['OPTIONS', '/api/skills/stats', 'GET'],
  ['OPTIONS', '/api/skills/stat', 'GET, PATCH, DELETE'],
])('%s %s: 405 with the allowed methods', async (method, path, allow) => {
  expect(await ask(method, path)).toEqual({
    status: 405,
    allow,
    body: { code: 'method_not_allowed', ...callReasons.methodNotAllowed({ method }) },
  });
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/stones'],
  ['GET', '/api/habits/'],
  ['GET', '/api/habits/1/2'],
  ['GET', '/api/habits/1/toggle/2'],
  ['GET', '/habits'],
  ['GET', '/x/api/habits'],
  ['GET', '/api/users/profile2'],
])('%s %s: 404', async (method, path) => {
  expect(await ask(method, path)).toEqual({
    status: 404,
    allow: undefined,
    body: { code: 'not_found', ...callReasons.noRoute() },
  });
});

const routes: Route[] = Object.values(contract).flatMap((resource) => Object.values(resource));

test.each(routes.map(({ method, path }) => [method, `${apiBase}${path.replace(/\{\w+\}/g, '1')}`]))(
  'every route is known: OPTIONS of %s %s',
  async (method, path) => {
    expect((await ask('OPTIONS', path)).allow).toContain(method);
  },
);

test('the response is not cached', async () => {
  expect((await handler(eventOf('GET /api/stones'))).headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
});
