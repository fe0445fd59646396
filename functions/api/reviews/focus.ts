import { callReasons, type Thing } from '#shared/calls/callReasons.ts';
import type { Focus, FocusArea } from '#shared/reviews/model.ts';
import { invalid } from '../../problem.ts';
import { getItem } from '../../table/reading.ts';
import { habitKeys } from '../habits/keys.ts';
import { findSkill } from '../ledger/store.ts';
import { projectKeys } from '../projects/keys.ts';
import { resourceKeys } from '../resources/keys.ts';

const things = {
  habits: 'habit',
  skills: 'skill',
  resources: 'resource',
  projects: 'project',
} as const satisfies Record<FocusArea, Thing>;

const find: Readonly<Record<FocusArea, (userId: string, id: string) => Promise<unknown>>> = {
  habits: (userId, id) => getItem(habitKeys.habit(userId, id), true),
  skills: (userId, id) => findSkill(userId, id, true),
  resources: (userId, id) => getItem(resourceKeys.resource(userId, id), true),
  projects: (userId, id) => getItem(projectKeys.project(userId, id), true),
};

/**
 * Throws 400 if an item in a new focus does not exist. An item in the stored focus may be deleted by now. It is not
 * checked, so that a call can be repeated and the answers can be changed.
 */
export const requireFocus = async (
  userId: string,
  focus: readonly Focus[],
  before: readonly Focus[],
): Promise<void> => {
  const isNew = ({ area, id }: Focus) => !before.some((one) => one.area === area && one.id === id);
  const found = await Promise.all(
    focus.map((one) => (isNew(one) ? find[one.area](userId, one.id) : one)),
  );
  const place = found.indexOf(undefined);
  const missing = focus[place];
  if (!missing) return;
  const thing = things[missing.area];
  throw invalid(`focus.${place}.id`, callReasons.notFound({ thing }));
};
