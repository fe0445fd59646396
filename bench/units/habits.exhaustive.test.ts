import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { logger } from '#functions/logger.ts';
import { limits } from '#shared/calls/fields.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { captureOutput, linesOf } from '#testing/live/output.ts';
import type { Person } from '#testing/live/people.ts';
import { startBenchApp } from './app.ts';
import type { Costs } from './costs.ts';
import {
  measureAmounts,
  measureCounting,
  measureDays,
  measureList,
  personWithHistory,
} from './habits.ts';

logger.setLogLevel('INFO');
const output = captureOutput();
const app = await startBenchApp(engines);
afterAll(async () => {
  output.stop();
  await app.stop();
});

const logged = z.object({ route: z.string(), readUnits: z.number(), writeUnits: z.number() });

/** The last request in the functions' log. */
const lastLogged = () => logged.parse(linesOf(output.text(), 'request').at(-1));

/** The body that changes this day of a habit, as the web client sends it: the new state instead of a toggle. */
const tickBody = async (person: Person, id: string, date: Day) => {
  const { data } = await person.call(habits.get, {
    params: { id },
    query: { from: date, to: date },
  });
  return { date, completed: data.completions.length === 0 };
};

describe('what habits with ten years of daily history cost', () => {
  let ada: Awaited<ReturnType<typeof personWithHistory>>;
  beforeAll(async () => {
    ada = await personWithHistory(app);
  });

  test('a list of 30: at most 6 read units', async () => {
    const { cost, raw, gzip, body } = await measureList(app, ada.person);
    const total = z
      .object({ data: z.object({ habits: z.array(z.object({ totalCompletions: z.int() })) }) })
      .parse(body)
      .data.habits.reduce((sum, habit) => sum + habit.totalCompletions, 0);
    expect(total).toBe(ada.completions);
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

  /** Expects each call to cost at most these read and write units. */
  const expectAtMost = (
    costs: Costs,
    most: Readonly<Record<string, readonly [number, number]>>,
  ) => {
    for (const [call, [reads, writes]] of Object.entries(most)) {
      expect(costs[call]?.reads, call).toBeLessThanOrEqual(reads);
      expect(costs[call]?.writes, call).toBeLessThanOrEqual(writes);
    }
  };

  test.each([0, 3_300])(
    'a tick %i days ago: at most 2 read units and 1 write unit',
    async (ago) => {
      const [id = ''] = ada.ids;
      const body = await tickBody(ada.person, id, addDays(ada.today, -ago));
      const tick = await app.measure(() =>
        ada.person.call(habits.toggle, { params: { id }, body }),
      );
      expectAtMost({ tick }, { tick: [2, 1] });
    },
  );

  test('no call for a day or its note exceeds its read and write units', async () => {
    expectAtMost(await measureDays(app, ada.person, ada.today), {
      'page of the habit': [3, 0],
      skip: [2, 2],
      'complete a skipped day': [2, 2],
      'skip a day nine years ago': [2, 2],
      note: [3.5, 4],
      'the longest note, nine years ago': [3.5, 4],
      'the longest note in another script': [3.5, 6],
      'clear a note': [3, 6],
      // The first note of a year also writes the habit. The habit exceeds 1 KB, so that write costs two units.
      'first note of a year': [3.5, 6],
    });
  });

  test('no call of an amount habit exceeds its read and write units', async () => {
    const costs = await measureAmounts(app);
    const days = Object.keys(costs).filter((name) => !/page|list|target|at most|again/.test(name));
    expectAtMost(costs, {
      'list of 30': [10, 0],
      'page of the habit': [10, 0],
      'page of the habit, with a note a week': [10, 0],
      ...Object.fromEntries(days.map((day) => [day, [8, 8]])),
      'set it again': [8, 0],
      'add it again': [8, 0],
    });
  });

  test('no call of a habit whose days count as time exceeds its read and write units', async () => {
    expectAtMost(await measureCounting(app), {
      tick: [2, 1],
      untick: [2, 1],
      // The tick writes the habit, the activity and its entry in the index, the skill, the source and the month.
      'tick that counts': [4, 11],
      'the same again': [7, 0],
      'untick that counts': [5, 11],
      'amount that counts': [5, 13],
      'another amount': [6, 13],
    });
  });

  test('a tick of a habit with the longest texts: at most 2 read and 3 write units', async () => {
    const params = { id: ada.ids[1] ?? '' };
    const body = { name: 'n'.repeat(limits.name), description: 'd'.repeat(limits.description) };
    await ada.person.call(habits.update, { params, body });
    const tick = await tickBody(ada.person, params.id, ada.today);
    const { reads, writes } = await app.measure(() =>
      ada.person.call(habits.toggle, { params, body: tick }),
    );
    expectAtMost({ tick: { reads, writes, calls: {}, millis: 0 } }, { tick: [2, 3] });
    expect(lastLogged()).toMatchObject({ readUnits: reads, writeUnits: writes });
  });
});
