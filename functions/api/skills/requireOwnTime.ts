import { habitReasons } from '#shared/habits/reasons.ts';
import { Problem } from '../../problem.ts';
import { getItem } from '../../table/reading.ts';
import { habitKeys } from '../habits/keys.ts';
import type { StoredActivity } from '../ledger/activities.ts';
import { sourceOf } from '../ledger/sources.ts';

/**
 * Throws `conflict` for the time of an existing habit. Such time follows from the habit's day, so change the day
 * instead.
 */
export const requireOwnTime = async (userId: string, activity: StoredActivity): Promise<void> => {
  const source = sourceOf(activity);
  if (source?.kind !== 'habit') return;
  if (await getItem(habitKeys.habit(userId, source.id), true))
    throw new Problem('conflict', habitReasons.timeOfHabit());
};
