import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { callReasons } from '#shared/calls/callReasons.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { utcHeaders } from '../../../testing/functions/calls.ts';
import { tableFault } from '../../../testing/functions/faults.ts';
import { invoke } from '../../../testing/functions/invoke.ts';
import { aNote, noteId, serveNotes } from '../../../testing/functions/notes.ts';
import { freshTable, pk, table } from '../../../testing/functions/table.ts';
import { accessToken } from '../../../testing/functions/tokens.ts';
import { notFound, Problem } from '../../problem.ts';

freshTable();

const request = { token: accessToken(), headers: utcHeaders };
const failing = (error: unknown) =>
  serveNotes({
    list: async () => {
      throw error;
    },
  });
const listing = (error: unknown) => invoke(failing(error), 'GET /api/notes', request);
const counts = { Key: { pk, sk: 'COUNTS' } };

describe('a call that reads', () => {
  test('is 401 if it finds nothing in an account that is being deleted', async () => {
    table.on(GetCommand, counts).resolves({ Item: { deleting: '2026-11-22T20:00:00.000Z' } });
    expect(await listing(notFound('item'))).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: userReasons.accountIsDeleting().message },
    });
  });

  test('is 404 if it finds nothing in any other account, for half a read unit', async () => {
    expect((await listing(notFound('item'))).status).toBe(404);
    expect(table).toHaveReceivedCommandExactlyOnceWith(GetCommand, {
      ...counts,
      ConsistentRead: false,
    });
  });

  test('is 503 if COUNTS can’t be read', async () => {
    table.on(GetCommand, counts).rejects(tableFault('ProvisionedThroughputExceededException'));
    expect((await listing(notFound('item'))).status).toBe(503);
  });

  test('does not check the account after another problem', async () => {
    expect((await listing(new Problem('conflict', callReasons.idUsed()))).status).toBe(409);
    expect(table).not.toHaveReceivedAnyCommand();
  });
});

describe('a call that writes, by a session that began at 1,000', () => {
  const token = accessToken({ auth_time: 1_000 });
  const marking = async (item: object | undefined) => {
    const mark = vi.fn(async () => ({ data: aNote }));
    if (item) table.on(GetCommand, counts).resolves({ Item: item });
    const response = await invoke(serveNotes({ mark }), 'PATCH /api/notes/{id}/mark', {
      token,
      headers: utcHeaders,
      params: { id: noteId },
      body: {},
    });
    return { response, isDone: mark.mock.calls.length > 0 };
  };

  test.each<[string, object | undefined]>([
    ['nothing was counted yet', undefined],
    ['no session was ended', { habits: 3 }],
    ['the sessions before it were ended', { signedOutBefore: 1_000 }],
    ['`signedOutBefore` is broken', { signedOutBefore: 'then' }],
  ])('runs if %s, for one read unit', async (_, item) => {
    expect(await marking(item)).toMatchObject({ response: { status: 200 }, isDone: true });
    expect(table).toHaveReceivedCommandExactlyOnceWith(GetCommand, {
      ...counts,
      ConsistentRead: true,
    });
  });

  test.each<[string, object, string]>([
    [
      'every session was ended later',
      { signedOutBefore: 1_001 },
      'Your session has ended. Please log in again.',
    ],
    [
      'the account is being deleted',
      { deleting: '2026-11-22T20:00:00.000Z' },
      userReasons.accountIsDeleting().message,
    ],
  ])('is 401 if %s, and does not run', async (_, item, message) => {
    expect(await marking(item)).toMatchObject({
      response: { status: 401, body: { code: 'unauthenticated', message } },
      isDone: false,
    });
  });

  test('is 503 if COUNTS can’t be read', async () => {
    table.on(GetCommand, counts).rejects(tableFault('ProvisionedThroughputExceededException'));
    expect((await marking(undefined)).response.status).toBe(503);
  });

  test('that finds nothing reads COUNTS only once', async () => {
    const failing = serveNotes({ mark: async () => Promise.reject(notFound('item')) });
    const response = await invoke(failing, 'PATCH /api/notes/{id}/mark', {
      token,
      headers: utcHeaders,
      params: { id: noteId },
      body: {},
    });
    expect(response.status).toBe(404);
    expect(table).toHaveReceivedCommandTimes(GetCommand, 1);
  });
});
