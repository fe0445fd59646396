import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { keys } from '#functions/table/keys.ts';
import { readItem, writeItem } from '#functions/testing/live/items.ts';
import { captureOutput } from '#functions/testing/live/output.ts';
import { engines } from '#infra/local/integrationEngines.ts';
import { limits } from '#shared/contract/fields.ts';
import { habits } from '#shared/contract/habits.ts';
import { addDays, type Day } from '#shared/rules/days.ts';
import { startBenchApp } from './app.ts';
import { measureList, oneYear, personWithHistory, tenYears } from './habits.ts';
import { tickBody } from './tickBody.ts';

process.env.POWERTOOLS_LOG_LEVEL = 'INFO';
const output = captureOutput();
const app = await startBenchApp(engines);
afterAll(async () => {
  output.stop();
  await app.stop();
});

const logged = z.object({ route: z.string(), readUnits: z.number(), writeUnits: z.number() });

/** What the functions' own log says of their newest request. */
const lastLogged = () => {
  const lines = output.text().split('\n');
  return logged.parse(JSON.parse(lines.findLast((line) => line.includes('"request"')) ?? '{}'));
};

describe('what habits with ten years of daily history cost', () => {
  let ada: Awaited<ReturnType<typeof personWithHistory>>;
  beforeAll(async () => {
    ada = await personWithHistory(app, tenYears);
  });

  test('a list of 30: at most 10 read units in one Query', async () => {
    const { cost, raw, gzip, body } = await measureList(app, ada.person);
    const total = z
      .object({ data: z.object({ habits: z.array(z.object({ totalCompletions: z.int() })) }) })
      .parse(body)
      .data.habits.reduce((sum, habit) => sum + habit.totalCompletions, 0);
    expect(total).toBe(ada.completions);
    expect(cost.calls).toEqual({ Query: 1 });
    expect(cost.reads).toBeGreaterThan(0);
    expect(cost.reads).toBeLessThanOrEqual(10);
    expect(cost.writes).toBe(0);
    expect(gzip).toBeLessThan(raw / 5);
    expect(lastLogged()).toEqual({
      route: 'GET /api/habits',
      readUnits: cost.reads,
      writeUnits: 0,
    });
  });

  test('a list of 30: at most 1.3 times the units of one year and half a unit', async () => {
    const { cost: ten } = await measureList(app, ada.person);
    const { person } = await personWithHistory(app, oneYear);
    const { cost: one } = await measureList(app, person);
    expect(one.reads).toBeGreaterThan(0);
    expect(ten.reads).toBeLessThanOrEqual(one.reads * 1.3 + 0.5);
  });

  describe('a tick: at most 1 read unit and 2 write units', () => {
    const measureTick = async (id = '', date: Day) => {
      const body = await tickBody(ada.person, id, date);
      return app.measure(() => ada.person.call(habits.toggle, { params: { id }, body }));
    };

    test('of today', async () => {
      const { calls, reads, writes } = await measureTick(ada.ids[0], ada.today);
      expect(calls).toEqual({ GetItem: 1, UpdateItem: 1 });
      expect({ reads, writes }).toEqual({ reads: 1, writes: 1 });
    });

    test('of a day nine years ago', async () => {
      const { calls, reads, writes } = await measureTick(ada.ids[0], addDays(ada.today, -3_300));
      expect(calls).toEqual({ GetItem: 2, UpdateItem: 1 });
      expect({ reads, writes }).toEqual({ reads: 1, writes: 1 });
    });

    test('the first of a year, which settles an older one', async () => {
      const id = ada.ids[2] ?? '';
      const { _id } = ada.person.user;
      const year = Number(ada.today.slice(0, 4));
      const item = await readItem(keys.habit(_id, id));
      const settled = await readItem(keys.settledYears(_id, id));
      const { [`done${year - 2}`]: newest, ...older } = settled ?? {};
      expect(newest).toBeDefined();
      await writeItem({ ...keys.settledYears(_id, id), ...older, through: year - 3 });
      const past = { ...(item?.past as object), through: year - 3 };
      await writeItem({ ...keys.habit(_id, id), ...item, past, [`done${year - 2}`]: newest });
      const { calls, reads, writes } = await measureTick(id, ada.today);
      expect(calls).toEqual({ GetItem: 1, UpdateItem: 2 });
      expect({ reads, writes }).toEqual({ reads: 1, writes: 2 });
      expect(await readItem(keys.habit(_id, id))).toMatchObject({ past: item?.past });
    });
  });

  test('a tick where the texts are at their limits too: at most 3 write units', async () => {
    const params = { id: ada.ids[1] ?? '' };
    const body = { name: 'n'.repeat(limits.name), description: 'd'.repeat(limits.description) };
    await ada.person.call(habits.update, { params, body });
    const tick = await tickBody(ada.person, params.id, ada.today);
    const { reads, writes } = await app.measure(() =>
      ada.person.call(habits.toggle, { params, body: tick }),
    );
    expect({ reads, writes }).toEqual({ reads: 1, writes: 3 });
    expect(lastLogged()).toMatchObject({ readUnits: reads, writeUnits: writes });
  });
});
