import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daySetOf } from '#shared/rules/daySet.ts';
import { type Day, lastDays } from '#shared/rules/days.ts';
import { NO_COUNTS, withCounts } from '#shared/rules/yearCounts.ts';
import { tableFault } from '../testing/faults.ts';
import { invoke, type Request } from '../testing/invoke.ts';
import { logLines } from '../testing/logs.ts';
import { accessToken, userId } from '../testing/tokens.ts';
import { handler } from './handler.ts';

const table = mockClient(DynamoDBDocumentClient);

/** A Wednesday. */
const today = '2026-03-04';
const now = new Date(`${today}T12:00:00.000Z`);
const pk = `USER#${userId}`;
const at = '2026-01-01T08:00:00.000Z';

const call = (routeKey: string, request: Request = {}) =>
  invoke(handler, routeKey, {
    token: accessToken(),
    ...request,
    headers: { 'x-time-zone': 'UTC', ...request.headers },
  });
const dashboard = () => call('GET /api/analytics/dashboard');
const heatmap = (days?: string) =>
  call('GET /api/analytics/skill-heatmap', days ? { query: { days } } : {});
const neglected = (days?: string) =>
  call('GET /api/analytics/neglected-skills', days ? { query: { days } } : {});

/** The sort keys of each Query, in the order they were sent. */
const asked = () =>
  table.commandCalls(QueryCommand).map(({ args }) => {
    const values = args[0].input.ExpressionAttributeValues ?? {};
    expect(values[':pk']).toBe(pk);
    return [values[':from'], values[':to']];
  });

const habitDoneOn = (...days: string[]) => ({
  pk,
  sk: 'HABIT#1',
  _id: '01JZ0000000000000000000000',
  name: 'Walk',
  frequency: 'daily',
  createdDay: '2020-01-01',
  createdAt: at,
  updatedAt: at,
  ...Object.fromEntries([...daySetOf(days)].map(([year, bits]) => [`done${year}`, bits])),
});

const noTime: readonly number[] = Array.from({ length: 12 }, () => 0);

const yearOf = (year: number, days: Readonly<Record<Day, number>>, time = noTime) => ({
  pk,
  sk: `YEAR#${year}`,
  counts: withCounts(NO_COUNTS, new Map(Object.entries(days))),
  time,
  revision: 1,
});

const ofKind = (from: string) => ({ ExpressionAttributeValues: { ':from': from } });

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  table.reset();
  table.on(QueryCommand).resolves({ Items: [] });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['GET /api/analytics/dashboard'],
  ['GET /api/analytics/skill-heatmap'],
  ['GET /api/analytics/neglected-skills'],
])('%s is for signed-in users only, and touches nothing for others', async (routeKey) => {
  const answer = await invoke(handler, routeKey, {});
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(table).not.toHaveReceivedAnyCommand();
});

describe('dashboard', () => {
  const round = [
    ['HABIT#', 'HABIT#~'],
    ['SETTLED#', 'SETTLED#~'],
    ['SKILL#', 'SKILL#~'],
    ['RESOURCE#', 'RESOURCE#~'],
    ['PROJECT#', 'PROJECT#~'],
    ['YEAR#1970', 'YEAR#2026'],
  ];

  test('is one round of six queries, all on their way before the first is answered', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    table.on(QueryCommand).callsFake(async () => {
      await answered;
      return { Items: [] };
    });
    const reply = dashboard();
    await vi.waitFor(() => expect(asked()).toEqual(round));
    answer();
    expect((await reply).status).toBe(200);
    expect(asked()).toEqual(round);
  });

  test('sums the years: the days of the week, the minutes of this month', async () => {
    const days = { '2026-02-25': 9, '2026-02-26': 1, '2026-02-28': 2, '2026-03-01': 1 };
    const time = noTime.with(1, 500).with(2, 104);
    table.on(QueryCommand, ofKind('YEAR#1970')).resolves({
      Items: [
        yearOf(2025, { '2025-03-04': 7 }, noTime.with(2, 900)),
        yearOf(2026, { ...days, '2026-03-04': 3 }, time),
      ],
    });
    const { data } = (await dashboard()).body;
    const week = data.weeklyActivity.map((one: Record<string, unknown>) => [
      one.day,
      one.date,
      one.skillActivities,
    ]);
    expect(week).toEqual([
      ['Thu', '2026-02-26', 1],
      ['Fri', '2026-02-27', 0],
      ['Sat', '2026-02-28', 2],
      ['Sun', '2026-03-01', 1],
      ['Mon', '2026-03-02', 0],
      ['Tue', '2026-03-03', 0],
      ['Wed', '2026-03-04', 3],
    ]);
    expect(data.learningAnalytics.monthlyLearningTime).toBe(21);
    expect(data.motivationalStats.currentStreak).toBe(1);
  });

  test.each([
    ['habits', 731],
    ['activities', 3_660],
    ['habits, and activities before', 4_000],
  ])('a streak of %s of %i days asks for no more than that', async (what, days) => {
    const active = lastDays(days, today);
    const done = what.startsWith('habits') ? active.slice(-731) : [];
    table.on(QueryCommand, ofKind('HABIT#')).resolves({ Items: [habitDoneOn(...done)] });
    const logged = Map.groupBy(active.slice(0, days - done.length), (day) => day.slice(0, 4));
    const Items = [...logged].map(([year, ofYear]) =>
      yearOf(Number(year), Object.fromEntries(ofYear.map((day) => [day, 1]))),
    );
    table.on(QueryCommand, ofKind('YEAR#1970')).resolves({ Items });
    const { data } = (await dashboard()).body;
    expect(data.motivationalStats.currentStreak).toBe(days);
    expect(asked()).toEqual(round);
  });

  test('a broken year is left out, and logged', async () => {
    table.on(QueryCommand, ofKind('YEAR#1970')).resolves({
      Items: [{ ...yearOf(2025, {}), time: 5 }, yearOf(2026, { [today]: 2 })],
    });
    const { data } = (await dashboard()).body;
    expect(data.weeklyActivity.at(-1).skillActivities).toBe(2);
    expect(logLines('Broken item left out')).toHaveLength(1);
  });

  test('a broken item is left out of the counts', async () => {
    table
      .on(QueryCommand, ofKind('HABIT#'))
      .resolves({ Items: [habitDoneOn(today), { ...habitDoneOn(), frequency: 'hourly' }] });
    expect((await dashboard()).body.data.habitAnalytics.totalHabits).toBe(1);
  });
});

describe('heatmap', () => {
  test.each([
    [undefined, 'YEAR#2025', 365],
    ['1', 'YEAR#2026', 1],
    ['63', 'YEAR#2026', 63],
    ['64', 'YEAR#2025', 64],
    ['3660', 'YEAR#2016', 3660],
  ])('of %s days is one query from %s', async (days, from, entries) => {
    const answer = await heatmap(days);
    expect(answer.body.data).toHaveLength(entries);
    expect(answer.body.data.at(-1)).toEqual({ date: today, activity: 0 });
    expect(asked()).toEqual([[from, 'YEAR#2026']]);
  });

  test('days outside the window are not shown', async () => {
    table
      .on(QueryCommand)
      .resolves({ Items: [yearOf(2026, { '2026-03-02': 5, '2026-03-03': 1 })] });
    expect((await heatmap('2')).body.data).toEqual([
      { date: '2026-03-03', activity: 1 },
      { date: today, activity: 0 },
    ]);
  });
});

test('neglected skills are one query of the skills', async () => {
  const skill = (n: number, lastActivityDate: string) => ({
    pk,
    sk: `SKILL#${n}`,
    _id: `01JZ000000000000000000000${n}`,
    name: `Skill ${n}`,
    category: 'Design',
    initialTime: 0,
    loggedTime: 0,
    entries: 1,
    lastActivityDate,
    revision: 1,
    createdDay: '2026-01-01',
    createdAt: at,
    updatedAt: at,
  });
  table
    .on(QueryCommand)
    .resolves({ Items: [skill(1, '2026-02-22'), skill(2, '2026-02-23'), skill(3, today)] });
  const ids = async (days?: string) =>
    (await neglected(days)).body.data.neglectedSkills.map((one: { name: string }) => one.name);
  expect(await ids()).toEqual(['Skill 1']);
  expect(asked()).toEqual([['SKILL#', 'SKILL#~']]);
  expect(await ids('9')).toEqual(['Skill 1', 'Skill 2']);
});

test.each<[string, () => Promise<{ status: number | undefined }>]>([
  ['dashboard', dashboard],
  ['skillHeatmap', heatmap],
  ['neglectedSkills', neglected],
])('a throttled table answers %s with 503', async (_, run) => {
  table.on(QueryCommand).rejects(tableFault('ProvisionedThroughputExceededException'));
  expect(await run()).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});
