import { logger } from '../../logger.ts';
import type { StoredSkill } from '../ledger/store.ts';
import { finishDeletion } from './deletion.ts';

/** In milliseconds. After this time, the function that ran a deletion has certainly ended. */
const abandonedAfter = 60_000;

/**
 * Finishes interrupted deletions. The list hides a skill that is being deleted, so its owner can't delete it
 * again. Instead, the next list request finishes the deletion. If that fails, the list still succeeds, and the
 * next request tries again.
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
