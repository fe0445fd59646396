import { maxHeatmapDays } from '#shared/analytics/model.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { type Route, routeKey } from '#shared/calls/route.ts';
import { cards } from '#shared/cards/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { skills } from '#shared/skills/routes.ts';
import { heavy } from '#testing/histories/heavyBodies.ts';
import { workThroughHolidays } from '#testing/histories/heavyHistory.ts';
import { type HeavyUser, heavyUser } from '#testing/histories/heavyUser.ts';
import { everyRoute, urlPartsFor } from '#testing/live/routes.ts';
import type { BenchApp, Cost } from './app.ts';
import { printCosts } from './costs.ts';

/** Every GET route of a signed-in person, with its resource. Leaves out a takeaway's reviews: the user has no takeaways. */
export const reads = everyRoute
  .filter(({ route }) => route.method === 'GET' && route.access === 'signed-in')
  .filter(({ route }) => route !== cards.reviews)
  .map(({ resource, route }) => ({ resource, route, key: routeKey(route) }));

export type Measured = Cost & {
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

/** Prints the cost of a heavy user after ten years of history. */
export const benchAnalytics = async (app: BenchApp): Promise<void> => {
  const user = await heavyUser(app, heavy.days);
  printCosts(`Ten years with ${user.activities} activities`, {
    ...(await measureReads(app, user)),
    'heatmap of the longest range': await measureWholeHeatmap(app, user),
    'log hours': await measureLog(app, user),
    'dashboard of a streak of ten years': await measureLongStreak(app, user),
  });
};
