import { accessTokenMinutes } from '#shared/auth/model.ts';
import { deleteUser, disableUser, findEmail } from '../../identity/removeUser.ts';
import { forgetAttemptsAtEmail, forgetAttemptsOfPerson } from '../../limits/forgetAttempts.ts';
import { type AccountDeletion, longestDelay, queueDeletion } from '../../queue/accountDeletions.ts';
import { removeDevices } from '../../reminders/devices.ts';
import { forgetPointers } from '../../reminders/pointers.ts';
import { emptyPartition, forgetEmail, markDeleting, removeMark } from '../../table/emptyRange.ts';

/**
 * In milliseconds. After this time, all access tokens of the account have expired. It includes one more minute for
 * requests in progress and clocks that differ.
 */
const lifeOfTokens = (accessTokenMinutes + 1) * 60_000;

/**
 * One deletion has at most this many runs. The fullest account (500 skills, each with 8 MB of activities) takes
 * about 1,600 runs, at 10,000 items a run. More than twice as many runs must be an endless loop, which Lambda is
 * configured not to stop.
 */
export const mostVisits = 4_000;

export type Outcome =
  /** Not everything could be deleted in time, so the next run follows immediately. */
  | 'goes on'
  /** Everything is deleted. The partition is emptied again later, because access tokens are still valid. */
  | 'gone'
  /** No call can write any more, and the mark is deleted too. */
  | 'over';

/**
 * Deletes an account: everything in its partition, the items under the hash of its address, and the user in the user
 * pool. Each step, and the whole deletion, may be interrupted and repeated. Nothing is deleted before sign-in is
 * refused. The items under the address are deleted while the address still belongs to this person. The user is deleted
 * last.
 *
 * Our API does not ask Cognito, so it accepts an access token for up to an hour. Writes with this token are refused
 * because of the mark, or deleted by the next run, at most 15 minutes later. The last run starts after the last token
 * has expired.
 */
export const deleteAccount = async (
  deletion: AccountDeletion,
  now: Date,
  hasTime: () => boolean,
): Promise<Outcome> => {
  const { userId, askedAt, visits = 0 } = deletion;
  if (visits >= mostVisits) throw new Error(`An account is not deleted after ${visits} runs`);
  const next = { ...deletion, visits: visits + 1 };
  await disableUser(userId);
  await markDeleting(userId, askedAt);
  // Devices and pointers have items in other partitions. The devices' items can be found only through this
  // partition, so they are removed first.
  await removeDevices(userId);
  await forgetPointers(userId);
  if (!(await emptyPartition(userId, hasTime))) {
    await queueDeletion(next);
    return 'goes on';
  }
  await forgetAttemptsOfPerson(userId);
  const email = await findEmail(userId);
  if (email !== undefined) {
    await forgetEmail(email);
    await forgetAttemptsAtEmail(email);
    await deleteUser(userId);
  }
  const left = Date.parse(askedAt) + lifeOfTokens - now.getTime();
  if (left > 0) {
    await queueDeletion(next, Math.min(longestDelay, Math.ceil(left / 1_000)));
    return 'gone';
  }
  await removeMark(userId);
  return 'over';
};
