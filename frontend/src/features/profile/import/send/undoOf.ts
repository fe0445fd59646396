import { areas } from '#shared/areas.ts';
import type { Day } from '#shared/core/days.ts';
import type { UrlParts } from '#shared/core/route.ts';
import { type Route, routeKey } from '#shared/core/route.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import type { ImportJob, Progress, Step } from './importJob.ts';

type Body = Readonly<Record<string, readonly unknown[] | undefined>>;
type Item = { readonly _id: string };
type Dated = { readonly date: Day };

/** The call that deletes an item of a list. */
const removals: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(areas).flatMap(([name, { routes }]) =>
    'remove' in routes ? [[name, routes.remove]] : [],
  ),
);

/**
 * What takes away what an import brought, the newest first. What belongs to a habit or a skill that the import added goes
 * with it; to one that was here before, it is taken away by itself.
 */
export const undoOf = (
  { steps, settingsBefore }: ImportJob,
  { done, renamed, refusedIds }: Pick<Progress, 'done' | 'renamed' | 'refusedIds'>,
): readonly Step[] => {
  // The next one may have been under way.
  const sent = steps.slice(0, done + 1);
  const gone = new Set(refusedIds);
  const isThere = ({ _id }: Item) => !gone.has(renamed[_id] ?? _id);
  const added = new Set(
    sent.flatMap((step) => [...listed(step, 'habits'), ...listed(step, 'skills')].map(idOf)),
  );
  return sent.toReversed().flatMap((step): readonly Step[] => {
    const { route, request } = step;
    const { id, from } = request.params ?? {};
    if (route === routeKey(users.updateProfile))
      return [{ route, request: { body: settingsBefore } }];
    if (route === routeKey(users.setVacation)) return [stepOf(users.endVacation, { from })];
    if (added.has(id as string)) return [];
    if (route === routeKey(habitImports.setYear)) {
      return [{ route, request: { ...request, body: { clear: daysOf(request.body as Body) } } }];
    }
    const activities = listed(step, 'activities').filter(isThere);
    if (activities.length > 0) {
      return activities.map(({ _id }) => stepOf(skills.removeActivity, { id, activityId: _id }));
    }
    return Object.entries(removals).flatMap(([name, remove]) =>
      listed(step, name)
        .filter((item) => isThere(item) && !added.has(skillOf(item)))
        .map(({ _id }) => stepOf(remove, { id: _id })),
    );
  });
};

const idOf = ({ _id }: Item): string => _id;

/** The skill that an assessment is of. */
const skillOf = (item: Item & { readonly skill?: Item | null }): string => item.skill?._id ?? '';

const listed = ({ request }: Step, name: string): readonly Item[] =>
  ((request.body as Body | undefined)?.[name] ?? []) as readonly Item[];

const stepOf = (route: Route, params: NonNullable<UrlParts['params']>): Step => ({
  route: routeKey(route),
  request: { params },
});

/** The days that a call sets, each once. */
const daysOf = ({ completed = [], skipped = [], amounts = [], notes = [] }: Body): Day[] => [
  ...new Set([
    ...(completed as readonly Day[]),
    ...(skipped as readonly Day[]),
    ...[...amounts, ...notes].map((one) => (one as Dated).date),
  ]),
];
