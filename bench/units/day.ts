import { sizeOf } from '#functions/table/itemSize.ts';
import { tableSchema } from '#infra/table/tableSchema.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { auth } from '#shared/auth/routes.ts';
import { type Route, routeKey } from '#shared/calls/route.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { heavyUser } from '#testing/histories/heavyUser.ts';
import type { Sent } from '#testing/live/client.ts';
import { ownItems } from '#testing/live/items.ts';
import type { BenchApp } from './app.ts';
import { median } from './median.ts';

/** A typical user after a year, with an activity on nearly every day. */
const typical = {
  habits: 8,
  skills: 6,
  resources: 25,
  projects: 6,
  assessments: 12,
  /** As many as in ten years of one activity on nearly every day. */
  activities: 3_512,
} as const;

/** The day runs this often, for medians. */
const runs = 5;

/**
 * One kind of call on a day: how often, capacity units, bytes of the compressed response, and ms on this machine
 * (rounded up to tens).
 */
export type DayCall = {
  readonly call: string;
  readonly times: number;
  readonly reads: number;
  readonly writes: number;
  readonly bytes: number;
  readonly ms: number;
};

/** Creates a user with a year of history. Returns the calls of a day as the web client makes them. */
const startDay = async (app: BenchApp) => {
  const { person, today, ids } = await heavyUser(app, 365, typical);
  const habitIds = (await person.call(habits.list, {})).data.habits.map(({ _id }) => _id);
  const [project] = (await person.call(projects.list, {})).data.projects;
  const goal = { id: project?._id ?? '', goalId: project?.goals[0]?._id ?? '' };
  const step = (route: Route, sent: Sent = {}) => ({ route, sent });
  const opening = [
    step(auth.refresh, { headers: { cookie: person.cookie } }),
    step(analytics.dashboard),
    step(habits.facts, { query: { archived: 'true' } }),
    step(reviews.list),
  ];
  const tick = (date: Day, completed: boolean) => (id: string) =>
    step(habits.toggle, {
      params: { id },
      query: { from: date, to: date },
      body: { date, completed },
    });
  const tickGoal = (completed: boolean) =>
    step(projects.toggleGoal, { params: goal, body: { completed } });
  const skill = { params: { id: ids.skills ?? '' } };
  const resource = { params: { id: ids.resources ?? '' } };
  const yesterday = addDays(today, -1);
  const log = { hours: 0.75, notes: 'Worked through the exercises of a chapter' };
  /** In the morning: the dashboard and last night's habits. In the evening: all other calls. */
  const calls = () => [
    ...opening,
    ...habitIds.slice(0, 2).map(tick(yesterday, true)),
    ...opening,
    ...habitIds.slice(0, 6).map(tick(today, true)),
    step(skills.list),
    step(skills.activities, { ...skill, query: { from: addDays(today, -91) } }),
    step(skills.logHours, { ...skill, body: { _id: idOn(today), ...log } }),
    step(resources.list),
    step(resources.update, { ...resource, body: { progress: 50 } }),
    step(projects.list),
    tickGoal(true),
    step(assessments.list),
    step(analytics.skillHeatmap),
    step(resources.create, { body: { _id: idOn(undefined), title: 'Heard of today' } }),
  ];
  /** Removes the ticks of a run, so that those of the next run change something again. */
  const reset = [
    ...habitIds.flatMap((id) => [tick(yesterday, false)(id), tick(today, false)(id)]),
    tickGoal(false),
  ];
  return { person, calls, reset };
};

/** Measures the calls of a typical day, and the user's data in the table and its index after a year. */
export const measureDay = async (app: BenchApp) => {
  const { person, calls, reset } = await startDay(app);
  const items = await ownItems(person);
  const indexed = items.filter((item) => tableSchema.index.sortKey in item);
  const bytes = [...items, ...indexed].reduce((sum, item) => sum + sizeOf(item), 0);
  const measured: Omit<DayCall, 'times'>[] = [];
  for (let run = 0; run < runs; run++) {
    for (const { route, sent } of reset) await person.send(route, sent);
    for (const { route, sent } of calls()) {
      const { result, reads, writes, millis } = await app.measure(() => person.send(route, sent));
      const call = routeKey(route);
      if (result.status >= 300) throw new Error(`${call} answered ${result.status}`);
      const bytes = Number(result.headers.get('content-length'));
      measured.push({ call, reads, writes, bytes, ms: millis });
    }
  }
  const day = [...Map.groupBy(measured, ({ call }) => call)].map(([call, all]): DayCall => {
    const medianOf = (what: 'reads' | 'writes' | 'bytes' | 'ms') =>
      median(all.map((one) => one[what]));
    const units = {
      reads: medianOf('reads'),
      writes: medianOf('writes'),
      bytes: medianOf('bytes'),
    };
    return { call, times: all.length / runs, ...units, ms: Math.ceil(medianOf('ms') / 10) * 10 };
  });
  return { day, stored: { items: items.length + indexed.length, bytes } };
};

/** Prints the figures that `bench/bill.ts` multiplies by prices. */
export const benchDay = async (app: BenchApp): Promise<void> => {
  const { day, stored } = await measureDay(app);
  console.log('\nA day of a typical user after a year (bench/bill.ts has a copy)');
  console.table(day);
  console.log(`Stored, with the copies in the index: ${stored.items} items, ${stored.bytes} bytes`);
};
