import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { callReasons } from '#shared/calls/callReasons.ts';
import { loggedFields } from '#testing/loggedFields.ts';
import { utcHeaders } from '../../../testing/functions/calls.ts';
import { invoke } from '../../../testing/functions/invoke.ts';
import { logLines, logText } from '../../../testing/functions/logs.ts';
import { serveNotes } from '../../../testing/functions/notes.ts';
import { accessToken, userId } from '../../../testing/functions/tokens.ts';
import { Problem } from '../../problem.ts';

const table = mockClient(DynamoDBDocumentClient);
const token = accessToken();

const crash = async () => {
  throw new Error('Nobody foresaw this', { cause: new Error('Nor this') });
};

beforeEach(() => {
  table.reset();
  table.on(GetCommand).resolves({ ConsumedCapacity: { CapacityUnits: 0.5 } });
});

test('writes one line per request, with its route, status, latency and units', async () => {
  const handler = serveNotes();
  await invoke(handler, 'GET /api/notes', { token });
  await invoke(handler, 'GET /api/notes', { token, headers: utcHeaders });
  const common = {
    level: 'INFO',
    service: 'cairn',
    requestId: 'request-1',
    route: 'GET /api/notes',
    userId,
    status: 200,
    latency: expect.any(Number),
    writeUnits: 0,
  };
  expect(logLines('request')).toEqual([
    expect.objectContaining({ ...common, coldStart: true, readUnits: 0.5 }),
    expect.objectContaining({ ...common, coldStart: false, readUnits: 0 }),
  ]);
  for (const field of loggedFields.request) expect(logLines('request')[0]).toHaveProperty(field);
});

test('a failure is logged with its cause and the id of its request', async () => {
  const handler = serveNotes({ add: crash });
  await invoke(handler, 'POST /api/notes', { token, body: { text: 'dear diary' } });
  const [line] = logLines('Something went wrong on our side. Please try again.');
  expect(line).toMatchObject({
    level: 'ERROR',
    requestId: 'request-1',
    route: 'POST /api/notes',
    error: { name: 'Error', message: 'Nobody foresaw this' },
  });
  for (const field of loggedFields.failure) expect(line).toHaveProperty(field);
  expect(logLines('request')[0]?.requestId).toBe(line?.requestId);
});

test('calls at the same time count their own units', async () => {
  const handler = serveNotes();
  const zones = ['', 'UTC', '', 'UTC'];
  await Promise.all(
    zones.map((zone) =>
      invoke(handler, 'GET /api/notes', { token, headers: { ...utcHeaders, 'x-time-zone': zone } }),
    ),
  );
  const units = logLines('request').map((line) => line.readUnits);
  expect(units.sort()).toEqual([0, 0, 0.5, 0.5]);
});

const busy = async () => {
  throw new Problem('unavailable', callReasons.busy(), { cause: new Error('Throttled') });
};

test.each([
  ['a success', serveNotes(), { text: 'dear diary' }, 201],
  ['a refused body', serveNotes(), { text: 'dear diary', 'dear diary': 'dear diary' }, 400],
  ['a fault of ours', serveNotes({ add: crash }), { text: 'dear diary' }, 500],
  ['a busy table', serveNotes({ add: busy }), { text: 'dear diary' }, 503],
])('%s leaves no body, token, cookie or query in the log', async (_, handler, body, status) => {
  await invoke(handler, 'POST /api/notes', {
    token,
    body,
    query: { word: 'dear diary' },
    cookies: ['refresh=my-refresh-token'],
    headers: utcHeaders,
  });
  expect(logLines('request')).toEqual([expect.objectContaining({ status })]);
  for (const secret of ['diary', token, token.split('.')[2], 'my-refresh-token']) {
    expect(logText()).not.toContain(secret);
  }
});

test('a refused call is logged without a user', async () => {
  await invoke(serveNotes(), 'GET /api/notes', { token: 'bad-token' });
  const [line] = logLines('request');
  expect(line).toMatchObject({ status: 401, route: 'GET /api/notes' });
  expect(line).not.toHaveProperty('userId');
  expect(logText()).not.toContain('bad-token');
});
