import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callsOf } from '../../../testing/functions/calls.ts';
import { stopTheClock, today } from '../../../testing/functions/moment.ts';
import { freshTable, pk, TableName, table } from '../../../testing/functions/table.ts';
import { busyWhenThrottled } from '../../../testing/functions/throttling.ts';
import { handler } from './handler.ts';

const call = callsOf(handler);
const dashboard = () => call('GET /api/analytics/dashboard');
const heatmap = (days?: string) =>
  call('GET /api/analytics/skill-heatmap', days ? { query: { days } } : {});
const neglected = (days?: string) =>
  call('GET /api/analytics/neglected-skills', days ? { query: { days } } : {});

/** Returns the sort keys of each Query, in the order in which the Queries were sent. */
const asked = () =>
  table.commandCalls(QueryCommand).map(({ args }) => {
    const values = args[0].input.ExpressionAttributeValues ?? {};
    expect(values[':pk']).toBe(pk);
    return [values[':from'], values[':to']];
  });

/** A month's item. `days` has the number of activities for each day of the month. */
const month = (name: string, days: Readonly<Record<string, number>>, time = 0) => ({
  pk,
  sk: `MONTH#${name}`,
  ...days,
  time,
  revision: 1,
});

stopTheClock();
freshTable();

beforeEach(() => {
  table.on(QueryCommand).resolves({ Items: [] });
});

describe('dashboard', () => {
  const round = [
    ['HABIT#', 'HABIT#~'],
    ['SKILL#', 'SKILL#~'],
    ['RESOURCE#', 'RESOURCE#~'],
    ['PROJECT#', 'PROJECT#~'],
    ['MONTH#2025-03', 'MONTH#2026-03'],
    ['ACTIVITY#01KB90YA00', 'ACTIVITY#76EZ91ZPZZ~'],
  ];

  const single = ['COUNTS', 'VACATIONS', 'UNASSIGNED', 'PROFILE'];

  test('sends all seven reads before the first response arrives', async () => {
    let respond = () => {};
    const answered = new Promise<void>((resolve) => {
      respond = resolve;
    });
    table.on(QueryCommand).callsFake(async () => {
      await answered;
      return { Items: [] };
    });
    table.on(BatchGetCommand).callsFake(async () => {
      await answered;
      return {};
    });
    const reply = dashboard();
    await vi.waitFor(() => expect(asked()).toEqual(round));
    expect(table).toHaveReceivedCommandExactlyOnceWith(BatchGetCommand, {
      RequestItems: { [TableName]: { Keys: single.map((sk) => ({ pk, sk })) } },
      ReturnConsumedCapacity: 'TOTAL',
    });
    respond();
    expect((await reply).status).toBe(200);
    expect(table.calls()).toHaveLength(7);
  });
});

describe('heatmap', () => {
  test.each([
    [undefined, 'MONTH#2025-03', 365],
    ['1', 'MONTH#2026-03', 1],
    ['4', 'MONTH#2026-03', 4],
    ['5', 'MONTH#2026-02', 5],
    ['63', 'MONTH#2026-01', 63],
    ['64', 'MONTH#2025-12', 64],
    ['3660', 'MONTH#2016-02', 3660],
  ])('of %s days is one query from %s', async (days, from, entries) => {
    const response = await heatmap(days);
    expect(response.body.data).toHaveLength(entries);
    expect(response.body.data.at(-1)).toEqual({ date: today, activity: 0, minutes: 0 });
    expect(asked()).toEqual([[from, 'MONTH#2026-03']]);
  });

  test('days outside the window are not shown', async () => {
    table
      .on(QueryCommand)
      .resolves({ Items: [month('2026-03', { 2: 5, 3: 1, t3: 9, 4: 0, t4: -9 })] });
    expect((await heatmap('2')).body.data).toEqual([
      { date: '2026-03-03', activity: 1, minutes: 1.8 },
      // This day's activity was logged before the items had the time of each day, and was undone later.
      { date: today, activity: 0, minutes: 0 },
    ]);
  });
});

busyWhenThrottled({
  dashboard,
  skillHeatmap: heatmap,
  neglectedSkills: neglected,
});
