import { notFound } from '../../problem.ts';
import { inTurn } from '../../table/inTurn.ts';
import { getItem } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { transact } from '../../table/transactions.ts';
import { parseActivity, type StoredActivity } from './activities.ts';
import { type SourceId, skillKeys } from './keys.ts';
import { replacementSteps } from './replaceActivities.ts';

type Check = (activity: StoredActivity) => void | Promise<void>;

/**
 * Deletes an activity, and subtracts it from its skill, its source and its month. `check` throws for an activity that
 * must stay. Throws 404 for a missing activity.
 */
const remove = (userId: string, id: string, now: Date, check: Check): Promise<void> =>
  inTurn(userId, () =>
    retryOnConflict<void>(async () => {
      const item = await getItem(skillKeys.activity(userId, id), true);
      await check(parseActivity(item));
      const steps = await replacementSteps(userId, [{ id, item, next: undefined }], now);
      return (await transact(steps)) ? new Changed(undefined) : undefined;
    }),
  );

/** Deletes an activity of a skill. */
export const removeActivity = (
  userId: string,
  skillId: string,
  id: string,
  now: Date,
  check?: (userId: string, activity: StoredActivity) => Promise<void>,
): Promise<void> =>
  remove(userId, id, now, async (activity) => {
    await check?.(userId, activity);
    if (activity.skillId !== skillId) throw notFound('activity');
  });

/** Deletes an activity of a source, whether or not it has a skill. The source may have been deleted. */
export const removeTime = (
  userId: string,
  source: SourceId,
  id: string,
  now: Date,
): Promise<void> =>
  remove(userId, id, now, (activity) => {
    if (activity.source === source.kind && activity.sourceId === source.id) return;
    throw notFound('activity');
  });

/** Deletes an activity without a skill. */
export const removeUnassigned = (userId: string, id: string, now: Date): Promise<void> =>
  remove(userId, id, now, ({ skillId }) => {
    if (skillId !== null) throw notFound('activity');
  });
