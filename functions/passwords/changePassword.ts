import {
  forgetPasswordChanges,
  listPasswordChanges,
  notePasswordChange,
  type PasswordChange,
} from '../account/passwordChanges.ts';
import { findUserId } from '../identity/accounts.ts';
import { changedNothing } from '../identity/problems.ts';
import type { Identity } from '../identity/tokens.ts';
import { logger } from '../logger.ts';
import { sessionEnded, unavailable } from '../problem.ts';
import { endSessions } from './endSessions.ts';

/**
 * A new password must end every session, but this takes two calls of Cognito. So a note is written before the first
 * call and deleted after the second. A request that finds an old note ends the sessions. So an interrupted change may
 * end sessions needlessly, but no session outlives it.
 */

/**
 * In milliseconds. After this time, the function that began a change has certainly ended. The time is the function's
 * timeout and a tolerance for clocks.
 */
export const longestChange = 12_000;

/**
 * Sets a password with `set` and ends every session. A reset has only the e-mail, not the id. Returns false if the
 * password is set, but the next renewal or sign-in still has to end the sessions.
 */
export const changePassword = async (
  { email, userId }: { readonly email: string; readonly userId?: string },
  now: Date,
  set: () => Promise<void>,
): Promise<boolean> => {
  const change = await notePasswordChange(email, now);
  try {
    await set();
  } catch (error) {
    if (changedNothing(error)) await forgetPasswordChanges(email, [change]);
    throw error;
  }
  try {
    await endSessions(userId ?? (await findUserId(email)));
    await forgetPasswordChanges(email, [change]);
    return true;
  } catch (error) {
    logger.error('The password was changed, but its sessions are still to be ended.', {
      error: error instanceof Error ? (error.cause ?? error) : error,
    });
    return false;
  }
};

/**
 * Ends every session after an interrupted change, and returns 'ended'. Returns 'under way' if a change may still
 * be running, and 'none' if there is no change.
 */
export const completePasswordChange = async (
  { email, userId }: Pick<Identity, 'email' | 'userId'>,
  now: Date,
): Promise<'none' | 'ended' | 'under way'> => {
  const changes = await listPasswordChanges(email);
  const isOver = ({ begunAt }: PasswordChange) => now.getTime() - begunAt.getTime() > longestChange;
  const over = changes.filter(isOver);
  if (over.length === 0) return changes.length === 0 ? 'none' : 'under way';
  await endSessions(userId);
  await forgetPasswordChanges(email, over);
  return 'ended';
};

/**
 * Call this for renewals and changes within a session. Throws 401 if the session ended with an interrupted change, and
 * 503 while a change may still be running.
 */
export const requireFinishedPasswordChange = async (
  person: Pick<Identity, 'email' | 'userId'>,
  now: Date,
): Promise<void> => {
  const change = await completePasswordChange(person, now);
  if (change === 'ended') throw sessionEnded();
  if (change === 'under way') throw unavailable(new Error('The password is being changed.'));
};
