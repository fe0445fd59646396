import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { daySetOf } from '#shared/core/daySet.ts';
import { lastDays, monthOf } from '#shared/core/days.ts';
import { callsOf } from '../testing/calls.ts';
import { busyWhenThrottled, signedInOnly } from '../testing/everyRoute.ts';
import { logLines } from '../testing/logs.ts';
import { earlier, stopTheClock, today } from '../testing/moment.ts';
import { skillItem } from '../testing/skillItem.ts';
import { freshTable, pk, table } from '../testing/table.ts';
import { handler } from './handler.ts';

const call = callsOf(handler);
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
  createdAt: earlier,
  updatedAt: earlier,
  ...Object.fromEntries([...daySetOf(days)].map(([year, bits]) => [`done${year}`, bits])),
});

/** A month's item, by the counts of its days' numbers. */
const month = (name: string, days: Readonly<Record<number, number>>, time = 0) => ({
  pk,
  sk: `MONTH#${name}`,
  ...days,
  time,
  revision: 1,
});

const ofKind = (from: string) => ({ ExpressionAttributeValues: { ':from': from } });

stopTheClock();
freshTable();

beforeEach(() => {
  table.on(QueryCommand).resolves({ Items: [] });
});

signedInOnly(handler, [
  'GET /api/analytics/dashboard',
  'GET /api/analytics/skill-heatmap',
  'GET /api/analytics/neglected-skills',
]);

describe('dashboard', () => {
  const round = [
    ['HABIT#', 'HABIT#~'],
    ['SKILL#', 'SKILL#~'],
    ['RESOURCE#', 'RESOURCE#~'],
    ['PROJECT#', 'PROJECT#~'],
    ['MONTH#1970-01', 'MONTH#2026-03'],
    ['COUNTS', 'COUNTS'],
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

  test('sums the months: the days of the week, the minutes of this month', async () => {
    table.on(QueryCommand, ofKind('MONTH#1970-01')).resolves({
      Items: [
        month('2025-03', { 4: 7 }, 900),
        month('2026-02', { 25: 9, 26: 1, 28: 2 }, 500),
        month('2026-03', { 1: 1, 2: 0, 4: 3 }, 104),
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
    const logged = Map.groupBy(active.slice(0, days - done.length), monthOf);
    const Items = [...logged].map(([name, ofMonth]) =>
      month(name, Object.fromEntries(ofMonth.map((day) => [Number(day.slice(8)), 1]))),
    );
    table.on(QueryCommand, ofKind('MONTH#1970-01')).resolves({ Items });
    const { data } = (await dashboard()).body;
    expect(data.motivationalStats.currentStreak).toBe(days);
    expect(asked()).toEqual(round);
  });

  test('a broken month is left out, and logged', async () => {
    table.on(QueryCommand, ofKind('MONTH#1970-01')).resolves({
      Items: [
        { ...month('2026-01', {}), time: '5' },
        month('2026-02', { 28: -1 }),
        month('2026-03', { 4: 2 }),
      ],
    });
    const { data } = (await dashboard()).body;
    expect(data.weeklyActivity.at(-1).skillActivities).toBe(2);
    expect(logLines('Broken item left out')).toHaveLength(2);
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
    [undefined, 'MONTH#2025-03', 365],
    ['1', 'MONTH#2026-03', 1],
    ['4', 'MONTH#2026-03', 4],
    ['5', 'MONTH#2026-02', 5],
    ['63', 'MONTH#2026-01', 63],
    ['64', 'MONTH#2025-12', 64],
    ['3660', 'MONTH#2016-02', 3660],
  ])('of %s days is one query from %s', async (days, from, entries) => {
    const answer = await heatmap(days);
    expect(answer.body.data).toHaveLength(entries);
    expect(answer.body.data.at(-1)).toEqual({ date: today, activity: 0 });
    expect(asked()).toEqual([[from, 'MONTH#2026-03']]);
  });

  test('days outside the window are not shown', async () => {
    table.on(QueryCommand).resolves({ Items: [month('2026-03', { 2: 5, 3: 1 })] });
    expect((await heatmap('2')).body.data).toEqual([
      { date: '2026-03-03', activity: 1 },
      { date: today, activity: 0 },
    ]);
  });
});

test('neglected skills are one query of the skills', async () => {
  const skill = (n: number, lastActivityDate: string) =>
    skillItem(`01JZ000000000000000000000${n}`, `Skill ${n}`, {
      entries: 1,
      lastActivityDate,
      createdDay: '2026-01-01',
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

busyWhenThrottled({
  dashboard,
  skillHeatmap: heatmap,
  neglectedSkills: neglected,
});
