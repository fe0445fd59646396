import { changedNothing, sessionEnded } from '../../identity/problems.ts';
import { signOutEverywhere } from '../../identity/sessions.ts';
import { logger } from '../../logger.ts';
import { unavailable } from '../../problem.ts';
import {
  forgetPasswordChanges,
  listPasswordChanges,
  notePasswordChange,
  type PasswordChange,
} from '../../table/passwordChanges.ts';

/**
 * A new password ends every session, but Cognito does the two by two calls. So a note is written
 * before the first and taken away after the second. Whoever finds one that is left over ends the
 * sessions: a change that was cut off anywhere ends more of them, never fewer.
 */

/** Milliseconds after which no function lives that began a change: its time-out, and what clocks may differ. */
const longestChange = 12_000;

/**
 * Sets a password by `set` and ends every session of `username`. False where the password is set, but
 * the sessions are left for the next renewal or sign-in to end.
 */
export const changePassword = async (
  { email, username }: { readonly email: string; readonly username: string },
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
    await signOutEverywhere(username);
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
 * Ends every session where a change was cut off: 'ended' says so. 'under way' is one that may still
 * be at work.
 */
export const completePasswordChange = async (
  email: string,
  now: Date,
): Promise<'none' | 'ended' | 'under way'> => {
  const changes = await listPasswordChanges(email);
  const isOver = ({ begunAt }: PasswordChange) => now.getTime() - begunAt.getTime() > longestChange;
  const over = changes.filter(isOver);
  if (over.length === 0) return changes.length === 0 ? 'none' : 'under way';
  await signOutEverywhere(email);
  await forgetPasswordChanges(email, over);
  return 'ended';
};

/** For who goes on in a session: throws 401 where that ended with a change that was cut off, 503 while one is under way. */
export const requireWholePassword = async (email: string, now: Date): Promise<void> => {
  const change = await completePasswordChange(email, now);
  if (change === 'ended') throw sessionEnded();
  if (change === 'under way') throw unavailable(new Error('The password is being changed.'));
};
