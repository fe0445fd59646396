import { areas } from '#shared/areas.ts';
import { packed } from '#shared/core/batches.ts';
import { maxRecords } from '#shared/core/imports.ts';
import type { UrlParts } from '#shared/core/route.ts';
import { type Route, routeKey } from '#shared/core/route.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { skillImports } from '#shared/skills/imports.ts';
import { users } from '#shared/users/routes.ts';
import { type ImportJob, type Progress, type Step, takenBy } from './importJob.ts';
import { daysSetBy, type Item, itemsOf } from './stepContents.ts';

/** The call that deletes records of a list, up to `maxRecords`. */
const undos: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(areas).flatMap(([name, { imports }]) =>
    'undoImport' in imports ? [[name, imports.undoImport]] : [],
  ),
);

/** The call that deletes a record of a list, with what belongs to it: how long that takes nobody knows. */
const removals: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(areas).flatMap(([name, { routes }]) =>
    'remove' in routes && !(name in undos) ? [[name, routes.remove]] : [],
  ),
);

/**
 * What takes away what an import brought, the newest first. What belongs to a habit or a skill that the import added goes
 * with it; to one that was here before, it is taken away by itself.
 */
export const undoOf = (
  { steps, settingsBefore }: ImportJob,
  progress: Pick<Progress, 'done' | 'renamed' | 'refusedIds' | 'refusedSteps'>,
): readonly Step[] => {
  // The next one may have been under way.
  const sent = steps
    .slice(0, progress.done + 1)
    .filter((_, n) => !progress.refusedSteps.includes(n));
  const isTaken = takenBy(progress);
  const added = new Set(
    sent.flatMap((step) => [...itemsOf(step, 'habits'), ...itemsOf(step, 'skills')].map(idOf)),
  );
  return sent.toReversed().flatMap((step): readonly Step[] => {
    const { route, request } = step;
    const { id, from } = request.params ?? {};
    if (route === routeKey(users.updateProfile))
      return [{ route, request: { body: settingsBefore } }];
    if (route === routeKey(users.setVacation)) return [stepOf(users.endVacation, { from })];
    if (added.has(id as string)) return [];
    if (route === routeKey(habitImports.setYear)) {
      return [{ route, request: { ...request, body: { clear: [...daysSetBy(step)] } } }];
    }
    if (route === routeKey(skillImports.importUnassigned)) {
      const records = itemsOf(step, 'activities').filter(({ _id }) => isTaken(_id));
      return batchesOf(skillImports.undoUnassigned, records);
    }
    const taken = (name: string) => itemsOf(step, name).filter(({ _id }) => isTaken(_id));
    return [
      ...batchesOf(skillImports.undoActivities, taken('activities'), { id }),
      ...Object.entries(undos).flatMap(([name, undo]) =>
        batchesOf(
          undo,
          taken(name).filter((item) => !added.has(skillOf(item))),
        ),
      ),
      ...Object.entries(removals).flatMap(([name, remove]) =>
        taken(name).map(({ _id }) => stepOf(remove, { id: _id })),
      ),
    ];
  });
};

/** The oldest first: whoever deletes the newest assessment of a skill reads all to find the one before. */
const batchesOf = (
  route: Route,
  items: readonly Item[],
  params?: NonNullable<UrlParts['params']>,
): Step[] =>
  packed(items.map(idOf).toSorted(), maxRecords).map((ids) => ({
    route: routeKey(route),
    request: { ...(params && { params }), body: { ids } },
  }));

const idOf = ({ _id }: Item): string => _id;

/** The skill that an assessment is of. */
const skillOf = (item: Item): string => item.skill?._id ?? '';

const stepOf = (route: Route, params: NonNullable<UrlParts['params']>): Step => ({
  route: routeKey(route),
  request: { params },
});
