import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { areaOf } from '#shared/calls/areaOf.ts';
import { type RequestOf, type Route, routeKey, type UrlParts, urlOf } from '#shared/calls/route.ts';
import { cards } from '#shared/cards/routes.ts';
import { type Day, FIRST_DAY, LAST_DAY, yearOf } from '#shared/days/days.ts';
import type { Export } from '#shared/export/model.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { ownerAreas as owners } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import type { Sent } from '#testing/live/client.ts';
import type { Person } from '#testing/live/people.ts';
import { everyRoute } from '#testing/live/routes.ts';

type Call = readonly [route: Route, request: RequestOf<Route>];

const call = <R extends Route>(route: R, request: RequestOf<R>): Call => [
  route,
  request as RequestOf<Route>,
];

const daysOf = (habit: Export['habits'][number]): Day[] => [
  ...habit.completed,
  ...habit.skipped,
  ...habit.amounts.map(({ date }) => date),
  ...habit.notes.map(({ date }) => date),
];

const yearsOf = (days: readonly Day[]): number[] => [...new Set(days.map(yearOf))];

/** Every GET for an account with these records: lists, stats, and each item's page with its whole history. */
export const everyGet = (kept: Export): readonly Call[] => [
  call(habits.list, everyHabit),
  call(habits.list, {}),
  call(habits.facts, { query: { archived: 'true' } }),
  call(skills.list, {}),
  call(skills.stats, {}),
  call(skills.unassigned, { query: { from: FIRST_DAY, to: LAST_DAY } }),
  call(resources.list, {}),
  call(resources.stats, {}),
  call(resources.targets, {}),
  call(projects.list, {}),
  call(projects.stats, {}),
  call(assessments.list, {}),
  call(assessments.stats, {}),
  call(assessments.availableSkills, {}),
  call(reviews.list, {}),
  call(notes.list, {}),
  call(notes.list, { query: { from: LAST_DAY } }),
  call(cards.list, { query: { reviews: 'true' } }),
  call(cards.due, {}),
  call(analytics.dashboard, {}),
  call(analytics.skillHeatmap, { query: { days: 400 } }),
  call(analytics.neglectedSkills, { query: { days: 1 } }),
  ...kept.habits.flatMap((habit) =>
    [
      {},
      ...yearsOf(daysOf(habit)).map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` })),
    ].map((query) => call(habits.get, { params: { id: habit._id }, query })),
  ),
  ...kept.skills.flatMap(({ _id: id }) => [
    call(skills.get, { params: { id } }),
    call(skills.pace, { params: { id } }),
    call(skills.since, { params: { id }, query: { date: FIRST_DAY } }),
    call(skills.activities, { params: { id }, query: { from: FIRST_DAY, to: LAST_DAY } }),
    call(assessments.list, { query: { skill: id } }),
    call(notes.list, { query: { area: 'skills', id, include: 'resources' } }),
  ]),
  ...kept.resources.flatMap(({ _id: id }) => [
    call(resources.get, { params: { id } }),
    call(resources.pace, { params: { id } }),
  ]),
  ...owners.flatMap((area) =>
    kept[area].map(({ _id: id }) => call(notes.list, { query: { area, id } })),
  ),
  ...kept.reviews.map(({ weekStart }) => call(reviews.get, { params: { weekStart } })),
  ...kept.cards.map(({ _id: id }) => call(cards.reviews, { params: { id } })),
  ...kept.projects.map(({ _id: id }) => call(projects.get, { params: { id } })),
];

/**
 * The keys of all GET routes, except those for data that an export leaves out: the account itself, e.g. its tokens, and
 * the running timer.
 */
export const everyGetKeys = everyRoute.flatMap(({ route }) =>
  route.method === 'GET' && areaOf(route) && route !== timerRoutes.get ? [routeKey(route)] : [],
);

/** Returns the response to each call. */
export const responsesTo = async (
  { send }: Pick<Person, 'send'>,
  calls: readonly Call[],
): Promise<Map<string, unknown>> => {
  const responses = new Map<string, unknown>();
  for (const [route, request] of calls) {
    const { status, body } = await send(route, request as Sent);
    responses.set(urlOf(route, request as UrlParts), [status, comparable(body)]);
  }
  return responses;
};

/**
 * Returns a response without the values that may differ after an import:
 * - `usedBytes` is only an estimate.
 * - `noteYears` and `amountYears` may include years whose notes or amounts were deleted.
 * - `added`, the added part of each amount, is not exported.
 */
const comparable = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value) =>
      ['usedBytes', 'noteYears', 'amountYears', 'added'].includes(name) ? undefined : value,
    ),
  );
