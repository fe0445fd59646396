import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { logger } from '#functions/logger.ts';
import { addDays, type Day } from '#shared/core/days.ts';
import { limits } from '#shared/core/fields.ts';
import { habits } from '#shared/habits/routes.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { tenYears } from '#testing/histories/heavyBodies.ts';
import { captureOutput } from '#testing/live/output.ts';
import { startBenchApp } from './app.ts';
import {
  measureAmounts,
  measureCounting,
  measureDays,
  measureList,
  personWithHistory,
} from './habits.ts';
import { tickBody } from './tickBody.ts';

logger.setLogLevel('INFO');
const output = captureOutput();
const app = await startBenchApp(engines);
afterAll(async () => {
  output.stop();
  await app.stop();
});

const logged = z.object({ route: z.string(), readUnits: z.number(), writeUnits: z.number() });

/** The last request in the functions' log. */
const lastLogged = () => {
  const lines = output.text().split('\n');
  return logged.parse(JSON.parse(lines.findLast((line) => line.includes('"request"')) ?? '{}'));
};

describe('what habits with ten years of daily history cost', () => {
  let ada: Awaited<ReturnType<typeof personWithHistory>>;
  beforeAll(async () => {
    ada = await personWithHistory(app, tenYears);
  });

  test('a list of 30: at most 5 read units in one Query, and half a unit for vacations', async () => {
    const { cost, raw, gzip, body } = await measureList(app, ada.person);
    const total = z
      .object({ data: z.object({ habits: z.array(z.object({ totalCompletions: z.int() })) }) })
      .parse(body)
      .data.habits.reduce((sum, habit) => sum + habit.totalCompletions, 0);
    expect(total).toBe(ada.completions);
    expect(cost.calls).toEqual({ Query: 2 });
    expect(cost.reads).toBeGreaterThan(1);
    expect(cost.reads).toBeLessThanOrEqual(6);
    expect(cost.writes).toBe(0);
    expect(gzip).toBeLessThan(raw / 5);
    expect(lastLogged()).toEqual({
      route: 'GET /api/habits',
      readUnits: cost.reads,
      writeUnits: 0,
    });
  });

  describe('a tick: 2 read units and 1 write unit', () => {
    const measureTick = async (id = '', date: Day) => {
      const body = await tickBody(ada.person, id, date);
      return app.measure(() => ada.person.call(habits.toggle, { params: { id }, body }));
    };

    test('of today', async () => {
      const { calls, reads, writes } = await measureTick(ada.ids[0], ada.today);
      expect(calls).toEqual({ GetItem: 2, Query: 1, UpdateItem: 1 });
      expect({ reads, writes }).toEqual({ reads: 2, writes: 1 });
    });

    test('of a day nine years ago', async () => {
      const { calls, reads, writes } = await measureTick(ada.ids[0], addDays(ada.today, -3_300));
      expect(calls).toEqual({ GetItem: 2, Query: 1, UpdateItem: 1 });
      expect({ reads, writes }).toEqual({ reads: 2, writes: 1 });
    });
  });

  test('a day: 2 read units and at most 2 write units; a note: 3.5 and at most 6; the habit page: at most 3 read units', async () => {
    const costs = await measureDays(app, ada.person, ada.today);
    const units = Object.entries(costs).map(([name, { reads, writes }]) => [name, reads, writes]);
    expect(units).toEqual([
      ['own page', expect.any(Number), 0],
      ['get with the notes of 92 days', expect.any(Number), 0],
      ['skip', 2, 2],
      ['complete a skipped day', 2, 2],
      ['skip a day nine years ago', 2, 2],
      // It reads when sessions ended, the habit, the vacations, the count, and the previous note. It writes the note
      // and the count, each at twice the price.
      ['note', 3.5, 4],
      ['the longest note, nine years ago', 3.5, 4],
      ['the longest note in another script', 3.5, 6],
      ['clear a note', 3, expect.any(Number)],
      // Once per habit and year. This habit is larger than 1 KB: two write units.
      ['first note of a year', 3.5, 6],
    ]);
    expect(costs['own page']?.reads).toBeLessThanOrEqual(3);
    expect(costs['clear a note']?.writes).toBeLessThanOrEqual(6);
  });

  test('amounts: a list of 30 at most 10 read units, the habit page 10, a day 8 and at most 7 write units', async () => {
    const costs = await measureAmounts(app);
    expect(costs['list of 30']?.calls).toEqual({ Query: 3 });
    expect(costs['list of 30']?.reads).toBeLessThanOrEqual(10);
    for (const page of ['own page', 'own page, with a note a week'])
      expect(costs[page]?.reads).toBeLessThanOrEqual(10);
    const days = Object.entries(costs).filter(([name]) => !/page|list|target|at most/.test(name));
    for (const [name, { reads, writes }] of days) {
      expect(reads, name).toBeLessThanOrEqual(8);
      expect(writes, name).toBeLessThanOrEqual(7);
    }
    for (const again of ['set it again', 'add it again']) expect(costs[again]?.writes).toBe(0);
  });

  test('a tick that counts as time: 4 read and 11 write units; one that does not: 2 and 1', async () => {
    const costs = await measureCounting(app);
    const units = Object.entries(costs).map(([name, { reads, writes }]) => [name, reads, writes]);
    expect(units).toEqual([
      ['tick', 2, 1],
      ['untick', 2, 1],
      ['start to count', expect.any(Number), expect.any(Number)],
      // It writes the habit, the activity and its place in the index, the skill, the source and the month.
      ['tick that counts', 4, 11],
      ['the same again', expect.any(Number), 0],
      ['untick that counts', 5, 11],
      ['amount that counts', 5, 13],
      ['another amount', 6, 13],
    ]);
  });

  test('a tick when the texts are at their limits: at most 3 write units', async () => {
    const params = { id: ada.ids[1] ?? '' };
    const body = { name: 'n'.repeat(limits.name), description: 'd'.repeat(limits.description) };
    await ada.person.call(habits.update, { params, body });
    const tick = await tickBody(ada.person, params.id, ada.today);
    const { reads, writes } = await app.measure(() =>
      ada.person.call(habits.toggle, { params, body: tick }),
    );
    expect({ reads, writes }).toEqual({ reads: 2, writes: 3 });
    expect(lastLogged()).toMatchObject({ readUnits: reads, writeUnits: writes });
  });
});
