import { randomUUID } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test, vi } from 'vitest';
import { utcHeaders } from '../../../testing/functions/calls.ts';
import { tableFault } from '../../../testing/functions/faults.ts';
import { invoke } from '../../../testing/functions/invoke.ts';
import { logLines } from '../../../testing/functions/logs.ts';
import { stopTheClock, today } from '../../../testing/functions/moment.ts';
import { noteId, serveNotes } from '../../../testing/functions/notes.ts';
import { commandsBesidesCounts, freshTable, table } from '../../../testing/functions/table.ts';
import { accessToken } from '../../../testing/functions/tokens.ts';

stopTheClock();
freshTable();

let sub: string;
const ofItem = () => ({ Key: { pk: `USER#${sub}`, sk: 'VACATIONS' } });
const stored = (from: string) => ({ ...ofItem().Key, pauses: [], away: [{ from }] });
const handler = serveNotes();

/** Lists the notes as a visible page. */
const visit = () =>
  invoke(handler, 'GET /api/notes', {
    token: accessToken({ sub }),
    headers: { ...utcHeaders, 'x-visible': '1' },
  });

beforeEach(() => {
  sub = randomUUID();
  table.on(GetCommand).resolves({});
  table.on(UpdateCommand).resolves({ Attributes: stored('2026-03-05') });
});

/** A slow machine responds before the note is written. */
const noted = () =>
  vi.waitFor(() => expect(table).toHaveReceivedCommandTimes(UpdateCommand, 1), 10_000);

test('a new day takes an eventually consistent read, a check of the session, and a write', async () => {
  table.on(GetCommand, ofItem()).resolves({ Item: stored('2026-03-03') });
  expect((await visit()).status).toBe(200);
  await noted();
  expect(commandsBesidesCounts().map(({ input }) => input)).toMatchObject([
    { ...ofItem(), ConsistentRead: false },
    { ...ofItem(), ExpressionAttributeValues: { ':away': [{ from: '2026-03-05' }] } },
  ]);
  expect(table.calls()).toHaveLength(3);
});

test('the second visit of a day does not use the table', async () => {
  await visit();
  await noted();
  const { length } = table.calls();
  await visit();
  expect(table.calls()).toHaveLength(length);
});

test('a day that another process noted takes only the read', async () => {
  table.on(GetCommand, ofItem()).resolves({ Item: stored('2026-03-05') });
  await visit();
  expect(table.calls()).toHaveLength(1);
});

test('the day of a record is noted only after the record was accepted', async () => {
  const request = { token: accessToken({ sub }), headers: utcHeaders, params: { id: noteId } };
  await invoke(handler, 'PATCH /api/notes/{id}/mark', { ...request, body: { marked: 'yes' } });
  expect(commandsBesidesCounts()).toEqual([]);
  await invoke(handler, 'PATCH /api/notes/{id}/mark', { ...request, body: {} });
  await noted();
  expect(commandsBesidesCounts().map(({ input }) => input)).toMatchObject([
    ofItem(),
    { ...ofItem(), ExpressionAttributeValues: { ':away': [{ from: '2026-03-05' }] } },
  ]);
});

test('a failure is logged without the person, and the next request tries again', async () => {
  table.on(GetCommand, ofItem()).rejects(tableFault('ThrottlingException'));
  expect((await visit()).status).toBe(200);
  const warnings = () => logLines('A person’s last day could not be noted.');
  await vi.waitFor(() => expect(warnings()).toMatchObject([{ level: 'WARN' }]), 10_000);
  const lines = warnings();
  expect(JSON.stringify(lines)).not.toContain(sub);
  table.on(GetCommand, ofItem()).resolves({ Item: stored(today) });
  await visit();
  await noted();
});

test('a table that does not respond to the note does not block the response', async () => {
  table.on(GetCommand, ofItem()).callsFake(() => new Promise(() => {}));
  expect((await visit()).status).toBe(200);
});
