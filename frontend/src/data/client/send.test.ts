import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineRoutes } from '#shared/calls/route.ts';
import { type FailureKind, failureMessages } from './ApiError.ts';
import { longestMessage } from './errorBody.ts';
import { type Envelope, send } from './send.ts';

const { get, create } = defineRoutes({
  get: {
    method: 'GET',
    path: '/things/{id}',
    summary: 'One thing',
    access: 'signed-in',
    reply: z.object({ data: z.object({ name: z.string() }) }),
  },
  create: {
    method: 'POST',
    path: '/things',
    summary: 'A new thing',
    access: 'signed-in',
    body: z.strictObject({ name: z.string() }),
    reply: z.object({ data: z.null() }),
    status: 201,
  },
});

const responding = (body: string, status = 200) => {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch: Envelope['fetch'] = async (url, init) => {
    sent.push({ url, init });
    return new Response(body, { status });
  };
  return { sent, fetch };
};

const envelope = (fetch: Envelope['fetch'], more: Partial<Envelope> = {}): Envelope => ({
  fetch,
  timeZone: 'Asia/Tokyo',
  dayStartsAt: 3,
  weekStartsOn: 1,
  language: 'pt-BR',
  ...more,
});

const thing = { params: { id: 'a/b' } };
const invalid = { code: 'invalid', message: 'Name is required', errors: [] };

describe('a request', () => {
  test('has a method, a path, the day settings, the language and the token, if it is a GET', async () => {
    const { sent, fetch } = responding('{"data":{"name":"x"}}');
    const reply = await send(get, thing, envelope(fetch, { token: 't' }));
    expect(reply).toEqual({ data: { name: 'x' } });
    expect(sent[0]).toMatchObject({
      url: '/api/things/a%2Fb',
      init: {
        method: 'GET',
        credentials: 'same-origin',
        headers: {
          Authorization: 'Bearer t',
          'Accept-Language': 'pt-BR',
          'x-time-zone': 'Asia/Tokyo',
          'x-day-starts-at': '3',
          'x-week-starts-on': '1',
        },
      },
    });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('has the body of a POST, and no Authorization without a token', async () => {
    const { sent, fetch } = responding('{"data":null}', 201);
    await send(create, { body: { name: 'x' } }, envelope(fetch));
    expect(sent[0]?.init.body).toBe('{"name":"x"}');
    expect(sent[0]?.init.headers).toMatchObject({ 'Content-Type': 'application/json' });
    expect(sent[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  test('returns no keys of the response that the contract does not have', async () => {
    const { fetch } = responding('{"data":{"name":"x","pk":"USER#1"}}');
    expect(await send(get, thing, envelope(fetch))).toEqual({ data: { name: 'x' } });
  });
});

describe('kinds of failure', () => {
  test.each([
    ['an error of the API', JSON.stringify(invalid), 400, 400, invalid, 'Name is required'],
    [
      'a page of a proxy',
      '<html>',
      502,
      502,
      undefined,
      'The server failed with status 502. Try again.',
    ],
    ['an empty error', '', 503, 503, undefined, 'The server failed with status 503. Try again.'],
    [
      'a refusal of the gateway',
      '{"message":"Request Entity Too Large"}',
      413,
      413,
      { message: 'Request Entity Too Large' },
      'Request Entity Too Large',
    ],
    [
      'a refusal of the gateway without a message',
      '',
      413,
      413,
      undefined,
      'This is too long. Shorten it and try again.',
    ],
    [
      'a refusal of a firewall, with a code and errors that the API does not have',
      '{"message":" <b>Blocked</b> ","code":1020,"errors":["x"]}',
      403,
      403,
      { message: '<b>Blocked</b>' },
      '<b>Blocked</b>',
    ],
    [
      'a very long message',
      JSON.stringify({ message: '🪨'.repeat(longestMessage + 1) }),
      403,
      403,
      { message: `${'🪨'.repeat(longestMessage)}…` },
      `${'🪨'.repeat(longestMessage)}…`,
    ],
    ...[' ', 7, null, ['x']].map((message) => {
      const said = 'The server failed with status 403. Try again.';
      return [`the message ${message}`, JSON.stringify({ message }), 403, 403, undefined, said];
    }),
    ['not JSON', '<html>', 200, 'PARSING_ERROR', undefined, failureMessages().PARSING_ERROR],
    [
      'another shape',
      '{"data":1}',
      200,
      'PARSING_ERROR',
      undefined,
      failureMessages().PARSING_ERROR,
    ],
  ] as [string, string, number, FailureKind, object | undefined, string][])(
    '%s',
    async (...row) => {
      const [, body, status, kind, errorBody, message] = row;
      const { fetch } = responding(body, status);
      await expect(send(get, thing, envelope(fetch))).rejects.toMatchObject({
        name: 'ApiError',
        kind,
        body: errorBody,
        message,
      });
    },
  );

  test('no connection', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(send(get, thing, envelope(fetch))).rejects.toMatchObject({ kind: 'FETCH_ERROR' });
  });

  test('a response that does not come in time', async () => {
    const fetch: Envelope['fetch'] = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    await expect(send(get, thing, envelope(fetch, { timeoutMs: 5 }))).rejects.toMatchObject({
      kind: 'TIMEOUT_ERROR',
      message: failureMessages().TIMEOUT_ERROR,
    });
  });
});
