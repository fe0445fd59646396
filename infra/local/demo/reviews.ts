import { addDays, type Day, defaultWeekStart, startOfWeek } from '#shared/core/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { type ReviewRecord, reviewImports } from '#shared/reviews/imports.ts';
import type { FocusArea } from '#shared/reviews/model.ts';
import { reviewIdOf } from '#shared/reviews/reviewIds.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import type { Call } from '../call.ts';
import type { DemoArea } from './area.ts';
import { instantOn } from './backdating.ts';
import { type DemoReview, demoReviews } from './demoReviews.ts';

type Ids = Readonly<Record<FocusArea, ReadonlyMap<string, string>>>;

/** A review as an export has it: only an import writes those of earlier weeks. */
export const recordOf = (
  { weeksAgo, focus, ...answers }: DemoReview,
  ids: Ids,
  today: Day,
): ReviewRecord => {
  const weekStart = addDays(startOfWeek(today, defaultWeekStart), -7 * weeksAgo);
  const writtenAt = instantOn(addDays(weekStart, 6));
  return {
    ...answers,
    _id: reviewIdOf(weekStart),
    weekStart,
    focus: focus.map(([area, name]) => {
      const id = ids[area].get(name);
      if (id === undefined) throw new Error(`The demo has no ${name} among its ${area}`);
      return { area, id };
    }),
    createdAt: writtenAt,
    updatedAt: writtenAt,
  };
};

const byName = (items: readonly { readonly _id: string; readonly name: string }[]) =>
  new Map(items.map(({ _id, name }) => [name, _id]));

const idsOf = async (call: Call): Promise<Ids> => ({
  habits: byName((await call(habits.list, everyHabit)).data.habits),
  skills: byName((await call(skills.list, {})).data.skills),
  resources: byName(
    (await call(resources.list, {})).data.resources.map(({ _id, title }) => ({ _id, name: title })),
  ),
  projects: byName((await call(projects.list, {})).data.projects),
});

const seed: DemoArea['seed'] = async ({ call, today }) => {
  const ids = await idsOf(call);
  const records = demoReviews.map((review) => recordOf(review, ids, today));
  await call(reviewImports.import, { body: { reviews: records } });
};

const empty: DemoArea['empty'] = async (call) => {
  const ids = (await call(reviews.list, {})).data.reviews.map(({ _id }) => _id);
  await call(reviewImports.undoImport, { body: { ids } });
};

export const demoArea: DemoArea = { seed, empty };
