import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { type ErrorCode, errorStatus } from '#shared/calls/errors.ts';
import { utcHeaders } from '../../../testing/functions/calls.ts';
import { tableFault, temporaryFaults } from '../../../testing/functions/faults.ts';
import { invoke } from '../../../testing/functions/invoke.ts';
import { logLines, logText } from '../../../testing/functions/logs.ts';
import { serveNotes } from '../../../testing/functions/notes.ts';
import { accessToken } from '../../../testing/functions/tokens.ts';
import { invalid, notFound, Problem, unauthenticated } from '../../problem.ts';

const table = mockClient(DynamoDBDocumentClient);
const list = 'GET /api/notes';
const token = accessToken();
const request = { token, headers: utcHeaders };
const oops = 'Something went wrong on our side. Please try again.';
const busy = 'Cairn is busy right now. Please try again in a moment.';

beforeEach(() => {
  table.reset();
  // The account is not being deleted.
  table.on(GetCommand).resolves({});
});

const failing = (error: unknown) =>
  serveNotes({
    list: async () => {
      throw error;
    },
  });

const because = (message: string) => ({ reason: 'test', params: { n: 1 }, message });

const seconds: Partial<Record<ErrorCode, string>> = { unavailable: '2', too_many_requests: '60' };

test.each(Object.entries(errorStatus) as [ErrorCode, number][])(
  'a problem with the code %s returns the status %i and the envelope',
  async (code, status) => {
    const response = await invoke(failing(new Problem(code, because('Said so.'))), list, request);
    expect(response).toMatchObject({ status, cookies: [] });
    expect(response.body).toEqual({ code, ...because('Said so.') });
    expect(response.headers['retry-after']).toBe(seconds[code]);
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test.each([
  [
    invalid('date', because('Not that day.')),
    {
      code: 'invalid',
      ...because('Not that day.'),
      errors: [{ field: 'date', ...because('Not that day.') }],
    },
  ],
  [
    notFound('habit'),
    {
      code: 'not_found',
      message: 'This habit does not exist. It may have been deleted.',
      reason: 'notFound',
      params: { thing: 'habit' },
    },
  ],
  [
    unauthenticated(),
    {
      code: 'unauthenticated',
      message: 'Please log in to continue.',
      reason: 'logIn',
      params: {},
    },
  ],
])('%s is returned unchanged, and not logged as an error', async (problem, body) => {
  expect((await invoke(failing(problem), list, request)).body).toEqual(body);
  expect(logText()).not.toContain('"level":"ERROR"');
});

test.each<[string, unknown]>([
  ['an error', new TypeError('pk of undefined in secrets.ts')],
  ['a string', 'pk of undefined'],
  ['undefined', undefined],
  ['a refusal of access', tableFault('AccessDeniedException')],
  ['a table that is not there', tableFault('ResourceNotFoundException')],
  ['a malformed expression', tableFault('ValidationException')],
])('%s that is unexpected returns 500 without detail, and is logged', async (_, error) => {
  const response = await invoke(failing(error), list, request);
  expect(response.status).toBe(500);
  expect(response.body).toEqual({
    code: 'internal',
    message: oops,
    reason: 'internal',
    params: {},
  });
  expect(response.headers).not.toHaveProperty('retry-after');
  expect(logLines(oops)).toHaveLength(1);
  if (error instanceof Error) {
    expect(logLines(oops)[0]).toMatchObject({
      level: 'ERROR',
      error: { name: error.name, message: error.message, stack: expect.any(String) },
    });
  }
});

test.each(temporaryFaults)('%s is 503 with Retry-After, and logged', async (_, error) => {
  table.on(GetCommand).rejects(error);
  // The request has no header with a time zone, so the zone is read from the table.
  const response = await invoke(serveNotes(), list, { token });
  expect(response.status).toBe(503);
  expect(response.body).toEqual({ code: 'unavailable', message: busy, reason: 'busy', params: {} });
  expect(response.headers['retry-after']).toBe('2');
  expect(logLines(busy)[0]).toMatchObject({ error: { name: error.name } });
});

test('a call that still runs half a second before the time-out returns 503', async () => {
  const handler = serveNotes({ list: () => new Promise(() => {}) });
  const response = await invoke(handler, list, { ...request, remaining: 520 });
  expect(response).toMatchObject({ status: 503, body: { code: 'unavailable', message: busy } });
  expect(response.headers['retry-after']).toBe('2');
});

test('a call that finishes in time is returned unchanged', async () => {
  expect(await invoke(serveNotes(), list, { ...request, remaining: 520 })).toMatchObject({
    status: 200,
  });
});
