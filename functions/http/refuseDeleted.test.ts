import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { accountIsDeleting } from '#shared/users/deletion.ts';
import { notFound, Problem } from '../problem.ts';
import { utcHeaders } from '../testing/calls.ts';
import { tableFault } from '../testing/faults.ts';
import { invoke } from '../testing/invoke.ts';
import { serveNotes } from '../testing/notes.ts';
import { freshTable, pk, table } from '../testing/table.ts';
import { accessToken } from '../testing/tokens.ts';

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

test('nothing found in an account that is being deleted is 401', async () => {
  table.on(GetCommand, counts).resolves({ Item: { deleting: '2026-11-22T20:00:00.000Z' } });
  expect(await listing(notFound('note'))).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated', message: accountIsDeleting },
  });
});

test('in any other account it is 404, for half a read unit', async () => {
  expect((await listing(notFound('note'))).status).toBe(404);
  expect(table).toHaveReceivedCommandExactlyOnceWith(GetCommand, {
    ...counts,
    ConsistentRead: false,
  });
});

test('where that can’t be read, it is as unavailable as the table', async () => {
  table.on(GetCommand, counts).rejects(tableFault('ProvisionedThroughputExceededException'));
  expect((await listing(notFound('note'))).status).toBe(503);
});

test('no other problem is looked into', async () => {
  expect((await listing(new Problem('conflict', 'No.'))).status).toBe(409);
  expect(table).not.toHaveReceivedAnyCommand();
});
