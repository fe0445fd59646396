import { assessments } from '#shared/assessments/routes.ts';
import { daysIn, type PackedDays, unpackDays } from '#shared/core/daySet.ts';
import { type Day, FIRST_DAY, LAST_DAY } from '#shared/core/days.ts';
import { type RequestOf, type Route, routeKey } from '#shared/core/route.ts';
import { type Export, exportSchema, exportVersion } from '#shared/export/model.ts';
import { amountsBetween } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import type { User } from '#shared/users/model.ts';
import { everyHabit } from '../../../data/cache/everyHabit.ts';
import { wholeList } from '../../../data/cache/wholeList.ts';
import type { CallWith } from '../../../data/client/createClient.ts';
import type { AnyRequest, DataOf } from '../../../data/client/request.ts';

/** How much was read of what is known to be there. */
export type Progress = { readonly done: number; readonly total: number };

/** Reads the `data` of a GET route, all pages of a list. */
export type Read = <R extends Route>(route: R, request: RequestOf<R>) => Promise<DataOf<R>>;

/** Reads each page once: after a failure a second gathering asks only for what is missing. */
export const readingOnce = (call: CallWith): Read => {
  const pages = new Map<string, { readonly data: unknown }>();
  return async (route, request) => {
    const ask = async (one: AnyRequest) => {
      const key = JSON.stringify([routeKey(route), one]);
      const page = pages.get(key) ?? ((await call(route, one)) as { readonly data: unknown });
      pages.set(key, page);
      return page;
    };
    return (await wholeList(ask, request as AnyRequest)) as DataOf<typeof route>;
  };
};

type Gathering = {
  readonly read: Read;
  readonly person: User;
  readonly now: Date;
  readonly onProgress: (progress: Progress) => void;
};

const listCount = 5;

/**
 * Everything that a person ever entered, read page by page, one at a time.
 * @throws ApiError
 */
export const gather = async ({ read, person, now, onProgress }: Gathering): Promise<Export> => {
  let [done, total] = [0, listCount];
  const stepped = async <T>(step: Promise<T>): Promise<T> => {
    const result = await step;
    done++;
    onProgress({ done, total });
    return result;
  };

  const {
    habits: active,
    archived = [],
    vacations = [],
  } = await stepped(read(habits.list, everyHabit));
  const kept = {
    vacations,
    habits: [...active, ...archived],
    ...(await stepped(read(skills.list, {}))),
    ...(await stepped(read(resources.list, {}))),
    ...(await stepped(read(projects.list, {}))),
    ...(await stepped(read(assessments.list, {}))),
  };
  const practised = kept.skills.filter(({ activityCount }) => activityCount > 0);
  const years = kept.habits.map((habit) => yearsOf(habit).length);
  total += practised.length + years.reduce((sum, count) => sum + count, 0);

  const wholeHabits = [];
  for (const habit of kept.habits) {
    const notes = [];
    const amounts = [];
    for (const year of yearsOf(habit)) {
      const query = wholeYear(year);
      const page = await stepped(read(habits.get, { params: { id: habit._id }, query }));
      notes.push(...page.notes.toReversed());
      amounts.push(...amountsBetween(page.amounts ?? [], query.from, query.to));
    }
    wholeHabits.push({ ...habit, ...daysOf(habit), notes, amounts });
  }
  const activities = [];
  for (const { _id: id } of practised) {
    const query = { from: FIRST_DAY, to: LAST_DAY };
    const page = await stepped(read(skills.activities, { params: { id }, query }));
    activities.push(...page.activities);
  }
  return exportSchema.parse({
    ...kept,
    format: 'cairn',
    version: exportVersion,
    exportedAt: now.toISOString(),
    person,
    habits: wholeHabits,
    activities,
  });
};

/** The years of which a habit's own page has more than the list. */
const yearsOf = ({ noteYears, amountYears }: Habit): number[] =>
  [...new Set([...noteYears, ...amountYears])].sort((a, b) => a - b);

const wholeYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

const allDays = (packed: PackedDays): Day[] => daysIn(unpackDays(packed), FIRST_DAY, LAST_DAY);

const daysOf = ({ history, skipped }: Habit) => ({
  completed: allDays(history),
  skipped: allDays(skipped),
});
