import { waitForAll } from '#shared/core/waitForAll.ts';
import { revokeTokens } from '../../account/tokens.ts';
import { disableUser, signOutForGood } from '../../identity/removeUser.ts';
import { logger } from '../../logger.ts';
import { queueDeletion } from '../../queue/accountDeletions.ts';
import { markDeleting } from '../../table/emptyRange.ts';

/**
 * Permanently deletes the account of a person who has just entered their password. Once the message is in the queue,
 * the deletion is certain. Anything that fails after that is left to the worker, which begins with the same steps.
 */
export const deleteAccount = async (userId: string, now: Date): Promise<void> => {
  const askedAt = now.toISOString();
  await queueDeletion({ userId, askedAt });
  try {
    // Mark the account first. A request that is refused because the user is disabled then finds the reason.
    await markDeleting(userId, askedAt);
    await waitForAll([disableUser(userId), revokeTokens(userId)]);
    await signOutForGood(userId);
  } catch (error) {
    logger.error('An account could not be closed at once; the worker closes it.', { error });
  }
};
