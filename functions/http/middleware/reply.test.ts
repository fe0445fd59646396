import { expect, test } from 'vitest';
import { callReasons } from '#shared/calls/callReasons.ts';
import { utcHeaders } from '../../../testing/functions/calls.ts';
import { invoke } from '../../../testing/functions/invoke.ts';
import { logLines } from '../../../testing/functions/logs.ts';
import { aNote, serveNotes } from '../../../testing/functions/notes.ts';
import { freshTable } from '../../../testing/functions/table.ts';
import { accessToken } from '../../../testing/functions/tokens.ts';
import type { WithCookies } from '../call.ts';
import { clearedRefreshCookie, refreshCookie } from '../cookies.ts';

freshTable();

const request = { token: accessToken(), headers: utcHeaders };

test.each([
  ['GET /api/notes', undefined, 200, [aNote]],
  ['POST /api/notes', { text: 'Two' }, 201, { ...aNote, text: 'Two' }],
])('%s returns JSON that is not cached', async (routeKey, body, status, data) => {
  const response = await invoke(serveNotes(), routeKey, { ...request, ...(body && { body }) });
  expect(response).toMatchObject({ status, cookies: [] });
  expect(response.body).toEqual({ data });
  expect(response.headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test('fields that the contract does not declare are never sent', async () => {
  const item = { ...aNote, pk: 'USER#1', sk: 'NOTE#1', createdDay: '2026-01-01' };
  const handler = serveNotes({ list: async () => ({ data: [item], secret: true }) });
  const response = await invoke(handler, 'GET /api/notes', request);
  expect(response.body).toEqual({ data: [aNote] });
});

test.each([
  ['a wrong type', { data: [{ text: 'secret', size: '3' }] }],
  ['a missing field', { data: [{ text: 'secret' }] }],
  ['nothing', undefined],
])('%s breaks the contract, so it returns 500 without detail and is logged', async (_, wrong) => {
  const handler = serveNotes({ list: async () => wrong as never });
  const response = await invoke(handler, 'GET /api/notes', request);
  expect(response.status).toBe(500);
  expect(response.body).toEqual({
    code: 'internal',
    ...callReasons.internal(),
  });
  const [line] = logLines('Something went wrong on our side. Please try again.');
  expect(line).toMatchObject({
    level: 'ERROR',
    error: { message: 'The response of GET /api/notes breaks the contract' },
  });
  expect(JSON.stringify(line)).not.toContain('secret');
});

const path = 'Path=/api/auth; HttpOnly; Secure; SameSite=Strict';

test.each([
  ['set', refreshCookie('r.e-f_r'), `refresh=r.e-f_r; Max-Age=7776000; ${path}`],
  ['cleared', clearedRefreshCookie, `refresh=; Max-Age=0; ${path}`],
])('the response contains the body, and the cookie is %s', async (_, cookie, line) => {
  const handler = serveNotes({
    visit: async (): Promise<WithCookies<{ data: null }>> => ({
      body: { data: null },
      cookies: [cookie],
    }),
  });
  const response = await invoke(handler, 'POST /api/auth/visit');
  expect(response).toMatchObject({ status: 200, cookies: [line], body: { data: null } });
});

/** As long as the shortest valid token. */
const token = 'a.b=='.padEnd(64, '-');

test.each<[string[] | undefined, string | undefined]>([
  [undefined, undefined],
  [['theme=dark', `refresh=${token}`], token],
  [[`refresh=${token.slice(1)}`], undefined],
  [[`refresh=${token}, `], undefined],
  [['refresh='], undefined],
  [['xrefresh=a', 'refreshx=b'], undefined],
])('cookies %j hold the refresh token %j', async (cookies, refreshToken) => {
  let seen: unknown = 'never called';
  const handler = serveNotes({
    visit: async (call) => {
      seen = call.refreshToken;
      return { data: null };
    },
  });
  await invoke(handler, 'POST /api/auth/visit', cookies ? { cookies } : {});
  expect(seen).toBe(refreshToken);
});
