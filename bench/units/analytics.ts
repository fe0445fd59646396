import { maxHeatmapDays } from '#shared/analytics/model.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { type Route, routeKey } from '#shared/calls/route.ts';
import { idOn } from '#shared/core/ids.ts';
import { skills } from '#shared/skills/routes.ts';
import { heavy } from '#testing/histories/heavyBodies.ts';
import { workThroughHolidays } from '#testing/histories/heavyHistory.ts';
import { type HeavyUser, heavyUser } from '#testing/histories/heavyUser.ts';
import { everyRoute, urlPartsFor } from '#testing/live/routes.ts';
import type { BenchApp, Cost } from './app.ts';
import { median } from './median.ts';

export const oneYear = 365;

/** Every GET route of a signed-in person, with its resource. */
export const reads = everyRoute
  .filter(({ route }) => route.method === 'GET' && route.access === 'signed-in')
  .map(({ resource, route }) => ({ resource, route, key: routeKey(route) }));

export type Measured = Pick<Cost, 'reads' | 'writes' | 'calls'> & {
  /** Size of the uncompressed response. */
  readonly bytes: number;
  readonly body: unknown;
};

const ask = async (app: BenchApp, user: HeavyUser, route: Route, sent: object = {}) => {
  const { result, ...cost } = await app.measure(() => user.person.send(route, sent));
  if (result.status >= 300) throw new Error(`${routeKey(route)} answered ${result.status}`);
  const bytes = Buffer.byteLength(JSON.stringify(result.body));
  return { ...cost, bytes, body: result.body };
};

/** Returns the cost of each GET for a user, by route key. A call sends a query only if its route requires one. */
export const measureReads = async (app: BenchApp, user: HeavyUser) => {
  const costs: Record<string, Measured> = {};
  for (const { resource, route, key } of reads) {
    const parts = urlPartsFor(route, user.ids[resource] ?? '');
    costs[key] = await ask(app, user, route, route.params ? parts : {});
  }
  return costs;
};

/** Measures logging hours once, with an id chosen as the web client does. */
export const measureLog = (app: BenchApp, user: HeavyUser): Promise<Measured> =>
  ask(app, user, skills.logHours, {
    params: { id: user.ids.skills ?? '' },
    body: {
      _id: idOn(user.today),
      hours: 0.5,
      date: user.today,
      notes: 'Half an hour before dinner',
    },
  });

/** Measures the heatmap with its longest range. */
export const measureWholeHeatmap = (app: BenchApp, user: HeavyUser): Promise<Measured> =>
  ask(app, user, analytics.skillHeatmap, { query: { days: String(maxHeatmapDays) } });

/**
 * Measures the dashboard of a streak as long as the history. The user first works on all holidays, so that every day
 * has an activity.
 */
export const measureLongStreak = async (app: BenchApp, user: HeavyUser): Promise<Measured> => {
  await workThroughHolidays(user.person.user._id, heavy.days, user.today);
  return ask(app, user, analytics.dashboard);
};

const rounded = (n: number) => Math.round(n * 100) / 100;

/** Prints the read cost of a heavy user after ten years of history and after one. */
export const benchAnalytics = async (app: BenchApp): Promise<void> => {
  const ten = await heavyUser(app, heavy.days);
  const one = await heavyUser(app, oneYear);
  const [old, young] = [await measureReads(app, ten), await measureReads(app, one)];
  // The reads above were the warm-up. The reads below are for the ratio of times.
  const [slow, fast]: [number[], number[]] = [[], []];
  for (let n = 0; n < 25; n++) {
    slow.push((await ask(app, ten, analytics.dashboard)).millis);
    fast.push((await ask(app, one, analytics.dashboard)).millis);
  }
  const whole = await measureWholeHeatmap(app, ten);
  const log = await measureLog(app, ten);
  const longStreak = await measureLongStreak(app, ten);

  const { skills: s, habits: h, resources: r, projects: p, assessments: a } = heavy;
  console.log(
    `\nReading, with ${s} skills, ${h} habits, ${r} resources, ${p} projects, ${a} assessments ` +
      `and ${ten.activities} activities in ten years (${one.activities} in one)`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(old).map(([key, { reads: units, calls, bytes }]) => [
        key,
        {
          'read units': units,
          calls: Object.entries(calls)
            .map(([operation, times]) => `${times} ${operation}`)
            .join(', '),
          bytes,
          'units / one year': rounded(units / (young[key]?.reads ?? 1)),
          'bytes / one year': rounded(bytes / (young[key]?.bytes ?? 1)),
        },
      ]),
    ),
  );
  console.log(
    `dashboard, ten years / one year: time ${rounded(median(slow) / median(fast))} (median of 25)`,
  );
  console.log(
    `heatmap of ${maxHeatmapDays} days: ${whole.reads} read units; log-hours: ${log.reads} read and ` +
      `${log.writes} write units; dashboard of a ten-year streak: ` +
      `${longStreak.reads} read units in ${longStreak.calls.Query} Queries`,
  );
};
