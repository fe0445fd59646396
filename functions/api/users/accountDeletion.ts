import { waitForAll } from '#shared/core/waitForAll.ts';
import { disableUser, signOutForGood } from '../../identity/removeUser.ts';
import { logger } from '../../logger.ts';
import { handOver } from '../../queue/accountDeletions.ts';
import { markDeleting } from '../../table/emptyRange.ts';
import { listTokens, revokeToken } from '../../table/tokens.ts';

/**
 * Deletes an account for good, of somebody who has just given the password. Once the message is in the queue it is
 * certain, so what fails after that is left to the worker, which begins with the same.
 */
export const deleteAccount = async (userId: string, now: Date): Promise<void> => {
  const askedAt = now.toISOString();
  await handOver({ userId, askedAt });
  try {
    await waitForAll([disableUser(userId), markDeleting(userId, askedAt), revokeTokens(userId)]);
    await signOutForGood(userId);
  } catch (error) {
    logger.error('An account could not be closed at once; the worker closes it.', { error });
  }
};

/** They open nothing from the next call on. */
const revokeTokens = async (userId: string): Promise<void> => {
  for (const { _id } of await listTokens(userId)) await revokeToken(userId, _id);
};
