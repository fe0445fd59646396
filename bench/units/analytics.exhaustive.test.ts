import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { engines } from '#testing/engines/integrationEngines.ts';
import { heavy } from '#testing/histories/heavyBodies.ts';
import { type HeavyUser, heavyUser } from '#testing/histories/heavyUser.ts';
import {
  type Measured,
  measureLog,
  measureLongStreak,
  measureReads,
  measureWholeHeatmap,
  reads,
} from './analytics.ts';
import { startBenchApp } from './app.ts';

const app = await startBenchApp(engines);
afterAll(app.stop);

const oneYear = 365;
const buildTime = 180_000;

/** Read units come in halves. So a response with a few more bytes can cost half a unit more. */
const halfUnit = 0.5;

describe('read cost after ten years of daily history', () => {
  let user: HeavyUser;
  let old: Awaited<ReturnType<typeof measureReads>>;
  let young: typeof old;
  beforeAll(async () => {
    user = await heavyUser(app, heavy.days);
    old = await measureReads(app, user);
    young = await measureReads(app, await heavyUser(app, oneYear));
  }, buildTime);

  const of = (key: string): Measured => {
    const cost = old[key];
    if (!cost) throw new Error(`${key} was not measured`);
    return cost;
  };

  test.each(['skills', 'habits', 'resources', 'projects', 'assessments'] as const)(
    '%s are all stored',
    (resource) => {
      const list = z.object({ data: z.record(z.string(), z.array(z.unknown())) });
      const { data } = list.parse(of(`GET /api/${resource}`).body);
      expect(data[resource]).toHaveLength(heavy[resource]);
    },
  );

  test('the activities are all stored', () => {
    const { data } = z
      .object({ data: z.object({ totalHours: z.number() }) })
      .parse(of('GET /api/skills/stats').body);
    expect(user.activities).toBe(heavy.activities);
    expect(data.totalHours).toBe(heavy.activities / 2);
  });

  test('the dashboard: at most 50 read units', () => {
    const { reads: units } = of('GET /api/analytics/dashboard');
    expect(units).toBeGreaterThan(0);
    expect(units).toBeLessThanOrEqual(50);
  });

  test.each([
    ['GET /api/analytics/skill-heatmap', 1],
    ['GET /api/skills', 4],
    ['GET /api/analytics/neglected-skills', 4],
  ])('%s: at most %i read units', (key, most) => {
    const { reads: units } = of(key);
    expect(units).toBeGreaterThan(0);
    expect(units).toBeLessThanOrEqual(most);
  });

  test('GET /api/habits: at most 5 read units, and at most 1.3 times the bytes of one year', () => {
    const [ten, one] = [of('GET /api/habits'), young['GET /api/habits']];
    expect(ten.reads).toBeLessThanOrEqual(5);
    // The response contains the history: 62 characters a year.
    expect(ten.bytes).toBeLessThanOrEqual((one?.bytes ?? 0) * 1.3);
  });

  const facts = 'GET /api/habits/facts';

  test('GET /api/habits/facts: as many read units as the whole list, and less than half of its bytes', () => {
    expect(of(facts).reads).toBe(of('GET /api/habits').reads);
    expect(of(facts).bytes).toBeLessThan(of('GET /api/habits').bytes / 2);
  });

  // These grow because habits have more days after more years, see docs/design/table.md.
  const growing = ['GET /api/habits', facts, 'GET /api/analytics/dashboard'];

  test.each(reads.filter(({ key }) => !growing.includes(key)))(
    '$key: at most 1.3 times the bytes of one year, and 1.3 times its read units plus half a unit',
    ({ key }) => {
      const [ten, one] = [of(key), young[key]];
      expect(ten.bytes).toBeLessThanOrEqual((one?.bytes ?? 0) * 1.3);
      expect(ten.reads).toBeLessThanOrEqual((one?.reads ?? 0) * 1.3 + halfUnit);
      expect(ten.writes).toBe(0);
    },
  );

  test('the heatmap of ten years: at most 5 read units', async () => {
    const { reads: units } = await measureWholeHeatmap(app, user);
    expect(units).toBeLessThanOrEqual(5);
  });

  test('logging hours: at most 4 read and 9 write units', async () => {
    const { reads: units, writes } = await measureLog(app, user);
    expect(units).toBeLessThanOrEqual(4);
    expect(writes).toBeGreaterThan(0);
    expect(writes).toBeLessThanOrEqual(9);
  });

  test('the dashboard with a streak of ten years: at most 55 read units', async () => {
    const { reads: units, body } = await measureLongStreak(app, user);
    expect(body).toMatchObject({ data: { motivationalStats: { currentStreak: heavy.days } } });
    expect(units).toBeGreaterThan(0);
    expect(units).toBeLessThanOrEqual(55);
  });
});
