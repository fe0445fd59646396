import { callReasons, type Thing } from '#shared/calls/callReasons.ts';
import type { About, OwnerArea } from '#shared/notes/model.ts';
import { invalid, type Problem } from '../../problem.ts';
import type { Key } from '../../table/keys.ts';
import { getItem } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { isLive } from '../ledger/activities.ts';
import { skillKeys } from '../ledger/keys.ts';
import { projectKeys } from '../projects/keys.ts';
import { resourceKeys } from '../resources/keys.ts';

const things = {
  skills: 'skill',
  resources: 'resource',
  projects: 'project',
} as const satisfies Record<OwnerArea, Thing>;

const keysOf: Readonly<Record<OwnerArea, (userId: string, id: string) => Key>> = {
  skills: skillKeys.skill,
  resources: resourceKeys.resource,
  projects: projectKeys.project,
};

const keyOf = (userId: string, { area, id }: About): Key => keysOf[area](userId, id);

/** The 400 for an item that the user does not have, or whose deletion has begun. */
export const noOwner = ({ area }: About, field = 'about'): Problem =>
  invalid(field, callReasons.notFound({ thing: things[area] }));

/**
 * Returns the step that fails if the owner of a new item is missing. If the owner is deleted before this step, the new
 * item is refused. If the owner is deleted later, its deletion finds the new item.
 */
export const ownerStep = (userId: string, about: About): Step => ({
  ConditionCheck: { Key: keyOf(userId, about), ConditionExpression: isLive },
});

/** Whether the user has this item, and no deletion of it has begun. */
export const hasOwner = async (userId: string, about: About): Promise<boolean> => {
  const owner = await getItem(keyOf(userId, about), true);
  return owner !== undefined && owner.deleting === undefined;
};
