import { areas } from '#shared/areas.ts';
import type { UrlParts } from '#shared/calls/route.ts';
import { type Route, routeKey } from '#shared/calls/route.ts';
import { packed } from '#shared/core/batches.ts';
import { maxRecords } from '#shared/core/imports.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { skillImports } from '#shared/skills/imports.ts';
import { users } from '#shared/users/routes.ts';
import { type ImportJob, type Progress, type Step, takenBy } from './importJob.ts';
import { daysSetBy, type Item, itemsOf } from './stepContents.ts';

/** The calls that delete up to `maxRecords` records of a list. */
const undos: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(areas).flatMap(([name, { imports }]) =>
    'undoImport' in imports ? [[name, imports.undoImport]] : [],
  ),
);

/** The calls that delete one record of a list and everything that belongs to it. They may take long. */
const removals: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(areas).flatMap(([name, { routes }]) =>
    'remove' in routes && !(name in undos) ? [[name, routes.remove]] : [],
  ),
);

/**
 * Returns the steps that remove what an import added, newest first. Deleting an added habit or skill also deletes what
 * belongs to it. Additions to existing habits and skills are deleted separately.
 */
export const undoOf = (
  { steps, settingsBefore }: ImportJob,
  progress: Pick<Progress, 'done' | 'renamed' | 'refusedIds' | 'refusedSteps'>,
): readonly Step[] => {
  // The step after the last finished one may have been in flight, so it is undone too.
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
    if (route === routeKey(users.setAway)) return [{ route, request: { body: { away: [] } } }];
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

/**
 * Splits ids into batches, oldest first. Deleting a skill's latest assessment makes the server read all assessments
 * to find the next latest. In this order, most assessments are deleted while a later one still exists.
 */
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

const skillOf = (item: Item): string => item.skill?._id ?? '';

const stepOf = (route: Route, params: NonNullable<UrlParts['params']>): Step => ({
  route: routeKey(route),
  request: { params },
});
