import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { maxLogBytes } from '#shared/core/storage.ts';
import { minute } from '#shared/timer/limits.ts';
import { callsOf } from '../../../testing/functions/calls.ts';
import { cancelled, refusedAt } from '../../../testing/functions/faults.ts';
import { now, stopTheClock } from '../../../testing/functions/moment.ts';
import { skillItem } from '../../../testing/functions/skillItem.ts';
import { freshTable, id, pk, steps, table } from '../../../testing/functions/table.ts';
import { handler } from './handler.ts';

const rust = '01JZ0000000000000000000001';
const book = '01JZ0000000000000000000002';

/** The item of a timer that has run for half an hour. */
const running = (target: object, begun = now.getTime() - 30 * minute) => ({
  pk,
  sk: 'TIMER',
  logged: [],
  version: 1,
  timers: [
    {
      _id: id,
      startedAt: { at: 0, value: begun },
      target: { at: 0, value: target },
      note: { at: 0, value: '' },
      firstStart: begun,
      switches: [],
      end: null,
      seenAt: begun,
      plannedMinutes: null,
      checkAfter: 120,
      days: { timeZone: 'Etc/UTC', dayStartsAt: 0 },
    },
  ],
});
const ofBook = { area: 'resources', id: book, skill: rust, type: 'Reading' };

const stop = (at = now) =>
  callsOf(handler)('POST /api/timer/{id}/stop', { params: { id }, body: { at: at.toISOString() } });

/** Makes the table contain exactly these items. */
const holding = (...items: readonly { readonly sk: string }[]) => {
  table.on(GetCommand).resolves({});
  for (const item of items)
    table.on(GetCommand, { Key: { pk, sk: item.sk } }).resolves({ Item: item });
};

freshTable();
stopTheClock();

describe('a stop', () => {
  test('logs time of its skill', async () => {
    holding(running({ area: 'skills', id: rust }), skillItem(rust, 'Rust'));
    table.on(TransactWriteCommand).resolves({});
    const { status, body } = await stop();
    expect([status, body.data.activities]).toEqual([
      200,
      [expect.objectContaining({ skill: rust, source: 'timer', sourceId: null, minutes: 30 })],
    ]);
  });

  test('over midnight writes both days in one transaction', async () => {
    const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
    holding(running({ area: 'skills', id: rust }, midnight - 30 * minute), skillItem(rust, 'Rust'));
    table.on(TransactWriteCommand).resolves({});
    const { status, body } = await stop(new Date(midnight + 20 * minute));
    const minutes = body.data.activities.map((one: { minutes: number }) => one.minutes);
    expect([status, minutes]).toEqual([200, [30, 20]]);
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 1);
  });

  test('without room for time that counts for no skill is refused, and says so', async () => {
    const sums = { loggedTime: 0, loggedBytes: maxLogBytes, entries: 1, revision: 1 };
    const full = { pk, sk: 'UNASSIGNED', ...sums };
    holding(running({ ...ofBook, skill: null }), full);
    const { status, body } = await stop();
    expect([status, body.reason]).toEqual([409, 'unassignedFull']);
  });

  test('logs time of a resource for no skill if the skill is deleted meanwhile', async () => {
    holding(running(ofBook));
    table
      .on(GetCommand, { Key: { pk, sk: `SKILL#${rust}` } })
      .resolvesOnce({ Item: skillItem(rust, 'Rust') })
      .resolves({});
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(2)).resolves({});
    const { status, body } = await stop();
    expect([status, body.reason]).toEqual([200, 'timerWithoutSkill']);
    expect(steps()?.[2]?.Update?.Key).toEqual({ pk, sk: 'UNASSIGNED' });
    expect(steps()?.[3]?.Update?.Key).toEqual({ pk, sk: `SOURCE#resource#${book}` });
  });

  test('is refused if another activity has the id by now, and the timer stays', async () => {
    holding(running({ ...ofBook, skill: null }));
    table.on(TransactWriteCommand).rejects(refusedAt(1));
    const { status, body } = await stop();
    expect([status, body.reason]).toEqual([409, 'idUsed']);
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 1);
  });

  const lost = { code: 'ConditionalCheckFailed' };
  test('that loses against another call runs again with the current timers', async () => {
    holding(running({ ...ofBook, skill: null }));
    table.on(TransactWriteCommand).rejectsOnce(cancelled(lost, lost)).resolves({});
    expect((await stop()).status).toBe(200);
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 2);
  });
});
