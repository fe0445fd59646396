import { logger } from '../../logger.ts';
import { finishDeletion } from './deletion.ts';
import type { StoredSkill } from './store.ts';

/** Milliseconds after which the function that was at work on a deletion has surely ended. */
const abandonedAfter = 60_000;

/**
 * Finishes deletions that were interrupted. The list no longer shows such a skill, so its owner
 * could not delete it again; whoever next lists the skills does it instead. Failing is no failure of
 * the list: the next one tries again.
 */
export const finishAbandoned = async (
  userId: string,
  deleting: readonly StoredSkill[],
  now: Date,
): Promise<void> => {
  for (const { _id, deleting: since } of deleting) {
    if (!since || now.getTime() - Date.parse(since) < abandonedAfter) continue;
    try {
      await finishDeletion(userId, _id, now);
    } catch (error) {
      logger.error('An interrupted deletion could not be finished', { error: error as Error });
    }
  }
};
