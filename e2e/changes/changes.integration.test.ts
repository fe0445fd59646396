import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCall } from '#infra/local/call.ts';
import type { Dashboard } from '#shared/analytics/model.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { areas } from '#shared/areas.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { type RequestOf, type Route, routeKey } from '#shared/calls/route.ts';
import { isCreate } from '#shared/calls/routeErrors.ts';
import { cards } from '#shared/cards/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import type { DaySettings } from '#shared/days/daySettings.ts';
import { addDays, type Calendar, type Day, todayIn } from '#shared/days/days.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { habits } from '#shared/habits/routes.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { users } from '#shared/users/routes.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import '../../frontend/src/areaData.ts';
import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import { type Person, registerPerson } from '#testing/browser/person.ts';
import { timeZone } from '#testing/browser/timeZone.ts';
import { fetchedOf, selected } from '../../frontend/src/data/cache/areaCache.ts';
import {
  type Confirmed,
  confirmRows,
  isRefetched,
} from '../../frontend/src/data/changes/confirmChange.ts';
import type { AnyRequest } from '../../frontend/src/data/client/request.ts';
import type { Change } from '../../frontend/src/data/outbox/change.ts';
import { editRows, mutationOf } from '../../frontend/src/data/outbox/mutation.ts';
import type { Rows } from '../../frontend/src/data/rows/rows.ts';
import {
  anySteps,
  type Cached,
  callOf,
  type FuzzCall,
  fuzzDays,
  nextMoment,
  rowsOf,
  type Step,
} from './fuzzInput.ts';

const sessions = Number(process.env.CHANGES_SESSIONS ?? 12);
const mostChanges = 25;

let cairn: Cairn;
beforeAll(async () => {
  cairn = await startCairn();
});
afterAll(() => cairn.stop());

const days: DaySettings = { ...fuzzDays, weekStartsOn: 1 };
const dayNow = (): Day => todayIn(Date.now(), timeZone, days.dayStartsAt);
const calendarNow = (): Calendar => ({ today: dayNow(), weekStartsOn: days.weekStartsOn });

/** Somebody with a habit that ended three days ago, because no screen can set an end in the past. */
const somebody = async (): Promise<Person> => {
  const person = await registerPerson(cairn);
  const call = createCall(cairn.url, days, person.token);
  await call(habitImports.import, { body: { habits: [endedHabit()] } });
  return { ...person, call };
};

const endedHabit = () => {
  const createdDay = addDays(dayNow(), -20);
  const createdAt = `${createdDay}T12:00:00.000Z`;
  return {
    _id: idOn(createdDay),
    name: 'Ended',
    schedules: [{ from: createdDay, frequency: 'per-week' as const, frequencyCount: 2 }],
    targets: [],
    pauses: [],
    archivedOn: null,
    endsOn: addDays(dayNow(), -3),
    createdDay,
    createdAt,
    updatedAt: createdAt,
  };
};

const lists: readonly (readonly [Route, AnyRequest])[] = [
  [habits.list, everyHabit],
  [skills.list, {}],
  [resources.list, {}],
  [projects.list, {}],
  [assessments.list, { query: {} }],
  [reviews.list, {}],
  [skills.unassigned, { query: {} }],
  [notes.list, { query: {} }],
  [cards.list, {}],
  [cards.due, {}],
  [notes.list, { query: { from: addDays(dayNow(), -9), to: addDays(dayNow(), -2) } }],
  [timerRoutes.get, {}],
  [analytics.skillHeatmap, { query: { days: 30 } }],
];

/** Two periods of a habit's own page. The random changes also set days before the later period. */
const pagesOf = (id: string) =>
  [
    [-12, 0],
    [-30, -10],
  ].map(
    ([from = 0, to = 0]) =>
      [
        habits.get,
        { params: { id }, query: { from: addDays(dayNow(), from), to: addDays(dayNow(), to) } },
      ] as const,
  );

const fetchAll = async (person: Person, cached: Cached): Promise<Cached> => {
  const rows = rowsOf(cached);
  const skillIds = (rows.data(skills.list, {})?.skills ?? []).map(({ _id }) => _id);
  const listed = rows.data(habits.list, everyHabit);
  const habitIds = listed ? allHabitsOf(listed).map(({ _id }) => _id) : [];
  const activities = skillIds.map((id) => [skills.activities, { params: { id } }] as const);
  const pages = habitIds.flatMap(pagesOf);
  const [skill] = skillIds;
  const [resource] = rows.data(resources.list, {})?.resources ?? [];
  const [project] = rows.data(projects.list, {})?.projects ?? [];
  // The notes of one item in each area are enough, because the steps often choose the first item.
  const notesOf = [
    ...(skill ? [{ area: 'skills', id: skill } as const] : []),
    ...(skill ? [{ area: 'skills', id: skill, include: 'resources' } as const] : []),
    ...(resource ? [{ area: 'resources', id: resource._id } as const] : []),
    ...(project ? [{ area: 'projects', id: project._id } as const] : []),
  ].map((query) => [notes.list, { query }] as const);
  const answers = (rows.data(cards.list, {})?.cards ?? []).map(
    ({ _id: id }) => [cards.reviews, { params: { id } }] as const,
  );
  const entries = await Promise.all(
    [...lists, ...activities, ...pages, ...notesOf, ...answers].map(async ([route, request]) => {
      const { data } = (await person.call(route, request as RequestOf<Route>)) as { data: unknown };
      const requested = [routeKey(route), request] as const;
      return [JSON.stringify(requested), { requested, data }] as const;
    }),
  );
  return new Map(entries);
};

/**
 * Removes the times of writing, which only the server knows, and the completions, which depend on the requested period.
 */
const compared = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value) =>
      ['updatedAt', 'createdAt', 'completions'].includes(name) ? undefined : value,
    ),
  );

/** Returns what the dashboard shows while changes are pending, as far as the client can derive it. */
const dashboardOf = (fetched: Dashboard, cached: Cached, changes: readonly Change[]) => {
  const requested = [routeKey(analytics.dashboard), {}] as const;
  const all = new Map(cached).set('dashboard', { requested, data: fetched });
  const rows = editRows(rowsOf(all), changes);
  const edited = rows.data(analytics.dashboard, {}) ?? fetched;
  return selected(routeKey(analytics.dashboard), edited, calendarNow(), rows);
};

/** Removes figures that need the whole log of activities, and figures that the client leaves to the server. */
const known = (
  {
    storage: _,
    thisWeek: __,
    agenda,
    habitAnalytics,
    skillAnalytics,
    weeklyActivity,
    learningAnalytics,
    motivationalStats,
    toRecall,
    ...rest
  }: Dashboard,
  confirmed: readonly Confirmed[],
) => {
  const isLeft = (route: Route): boolean => confirmed.some((one) => leaves(one, route));
  return {
    ...rest,
    toRecall: isLeft(cards.list) ? null : toRecall,
    agenda: isLeft(skills.list) ? { ...agenda, recentSkills: null } : agenda,
    skillAnalytics: isLeft(analytics.skillHeatmap) ? null : skillAnalytics,
    habitAnalytics: isLeft(habits.list) ? null : habitAnalytics,
    weeklyActivity: isLeft(habits.list)
      ? null
      : weeklyActivity.map(({ date, habitCompletions }) => [date, habitCompletions]),
    learningAnalytics: { ...learningAnalytics, monthlyLearningTime: null },
    motivationalStats: {
      ...motivationalStats,
      ...(isLeft(analytics.skillHeatmap) && { totalLearningHours: null }),
      currentStreak: null,
      motivationLevel: null,
      recentActiveDays: null,
    },
  };
};

/** Whether the client learns a part of this change only from a response that it fetches again. */
const leaves = (confirmed: Confirmed, route: Route): boolean =>
  [habits.list, timerRoutes.get, cards.list].some(({ path }) =>
    confirmed.change.route.includes(path),
  ) && isRefetched(confirmed, [routeKey(route), {}]);

/**
 * Whether the response with this key must show the change at once, although it is refetched. After an addition to a
 * day, the client refetches habits only to get the additions of other devices.
 */
const showsDay = (change: Change, key: string | undefined): boolean =>
  change.route === routeKey(habits.setDay) &&
  [habits.list, habits.get].some((route) => routeKey(route) === key);

const fetchDashboard = async (person: Person): Promise<Dashboard> =>
  (await person.call(analytics.dashboard, {})).data;

/** Returns the list of habits, derived from the facts. The browser fetches facts instead of the list. */
const habitsFromFacts = async (person: Person): Promise<unknown> => {
  const fetched = fetchedOf({ route: habits.list, request: everyHabit });
  if (!fetched) throw new Error('Habits are fetched as their facts');
  const request = fetched.facts.request as RequestOf<typeof habits.facts>;
  const { data } = await person.call(habits.facts, request);
  return fetched.whole(data, calendarNow());
};

const shownOf = (rows: Rows) =>
  new Map(
    rows
      .responses()
      .map(({ key, route, data }) => [key, compared(selected(route, data, calendarNow(), rows))]),
  );

const changeOf = ({ route, request, about }: FuzzCall): Change => {
  const body = request.body as { readonly date?: Day } | undefined;
  return {
    id: ulid(),
    route: routeKey(route),
    request: isCreate(route)
      ? { ...request, body: { _id: idOn(body?.date, nextMoment()), ...body } }
      : request,
    about,
    label: '',
    failure: '',
    dayStartsAt: 0,
    day: dayNow(),
    timeZone,
    madeAt: new Date().toISOString(),
  };
};

/** Makes each kind of change at least once, in an order in which the items that it needs exist. */
const everyKind: Step[] = [
  ...[
    0, 4, 4, 10, 13, 24, 1, 27, 28, 30, 32, 29, 31, 2, 5, 6, 7, 8, 11, 14, 15, 16, 17, 18, 19, 20,
    21, 50, 22, 33, 35, 34, 36, 33, 35, 37, 38, 39, 40, 41, 42, 38, 38, 43, 25, 26, 3, 44, 45, 46,
  ].map((kind) => ({ kind, item: 0, n: 15 })),
  // Completes the resource, so that it can be read again.
  { kind: 11, item: 0, n: 5 },
  ...[47, 48, 49, 51, 51, 54, 57, 58, 54, 55, 57, 52, 51, 53, 12, 23, 9, 56].map((kind) => ({
    kind,
    item: 0,
    n: 15,
  })),
];

/** A habit that was created today has an amount for an earlier day. Only a changed target completes that day. */
const earlierAmount: Step[] = [
  { kind: 0, item: 0, n: 639 },
  { kind: 27, item: 0, n: 262 },
  { kind: 2, item: 0, n: 846 },
];

/** The start of a timer moves to a later time. This also moves the end of the previous timer. */
const laterStart: Step[] = [4, 38, 38, 41].map((kind) => ({ kind, item: 0, n: 9 }));

/** Counts how often each kind of change was made, so that none is left out. */
const tried = new Map<string, number>();

const deliver = (person: Person, change: Change): Promise<unknown> =>
  person.call(mutationOf(change)?.route as Route, change.request as RequestOf<Route>);

/** How many changes wait before they are sent: none, one or two. */
const waiting = ({ kind, n }: Step): number => (kind + n) % 3;

const play = async (person: Person, steps: readonly Step[]): Promise<void> => {
  let cached = await fetchAll(person, new Map());
  let dashboard = await fetchDashboard(person);
  let pending: Change[] = [];

  const send = async (isLost: boolean): Promise<void> => {
    const before = shownOf(editRows(rowsOf(cached), pending));
    const dashboardBefore = dashboardOf(dashboard, cached, pending);
    const confirmed: Confirmed[] = [];
    for (const change of pending) {
      if (isLost) await deliver(person, change);
      const reply = await deliver(person, change).catch((error) => {
        // The first call deleted the item, and its response was lost. The outbox ignores this 404 as well.
        if (isLost && change.route.startsWith('DELETE ') && error.status === 404) return undefined;
        throw error;
      });
      const rows = confirmRows(rowsOf(cached), change, reply);
      confirmed.push({ change, rows });
      for (const [key, entry] of cached) entry.data = rows.dataOf(key);
    }
    const sent = pending.map(({ route }) => route).join(', ');
    dashboard = await fetchDashboard(person);
    expect(known(dashboardBefore, confirmed), `the dashboard before ${sent}`).toEqual(
      known(dashboard, confirmed),
    );
    const fetched = await fetchAll(person, cached);
    expect(await habitsFromFacts(person), `from facts after ${sent}`).toEqual(
      rowsOf(fetched).data(habits.list, everyHabit),
    );
    // Data that the client refetches is not compared. For example, the client may not know all activities of a deleted
    // skill.
    const isKnown = (key: string) =>
      fetched.has(key) &&
      confirmed.every((one) => {
        const requested = cached.get(key)?.requested;
        return showsDay(one.change, requested?.[0]) || !isRefetched(one, requested);
      });
    const expectShown = (shown: ReadonlyMap<string, unknown>, when: string) => {
      for (const [key, data] of shown) {
        if (isKnown(key)) expect(data, `${when} ${sent}`).toEqual(compared(fetched.get(key)?.data));
      }
    };
    expectShown(before, 'before the response to');
    expectShown(shownOf(rowsOf(cached)), 'after the response to');
    // From now on, activities of new skills are cached.
    for (const [key, entry] of fetched) {
      const isOutdated = confirmed.some((one) => isRefetched(one, entry.requested));
      if (!cached.has(key) || isOutdated) cached.set(key, entry);
    }
    cached = new Map([...cached].filter(([key]) => fetched.has(key)));
    pending = [];
  };

  for (const step of steps) {
    const wanted = callOf(step, editRows(rowsOf(cached), pending), calendarNow());
    if (!wanted) continue;
    const change = changeOf(wanted);
    tried.set(change.route, (tried.get(change.route) ?? 0) + 1);
    pending.push(change);
    if (pending.length > waiting(step)) await send(step.n % 4 === 0);
  }
  await send(false);
};

test('the list of each area is compared', () => {
  const listsOfAreas = Object.values(areas).flatMap(({ routes }) =>
    'list' in routes ? [routes.list] : [],
  );
  expect(lists.map(([route]) => route)).toEqual(expect.arrayContaining(listsOfAreas));
});

test('the screen shows the same values before and after each response of the server', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps(mostChanges), async (steps) => play(await somebody(), steps)),
    { numRuns: sessions, examples: [[everyKind], [earlierAmount], [laterStart]] },
  );
  // Imports have their own route tables (imports.ts), because the outbox never sends them.
  const { setVacation, endVacation } = users;
  const ofUsers = { setVacation, endVacation };
  const all = [...Object.values(areas).map(({ routes }) => routes), ofUsers, timerRoutes];
  const routes = all.flatMap((of) =>
    Object.values<Route>(of).filter(({ method }) => method !== 'GET'),
  );
  expect([...tried.keys()].sort()).toEqual(routes.map(routeKey).sort());
}, 600_000);
