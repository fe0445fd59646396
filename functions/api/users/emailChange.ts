import { emailNeedsPassword, type User } from '#shared/users/model.ts';
import { confirmEmail, currentIdentity, updateIdentity } from '../../identity/accounts.ts';
import { requirePassword } from '../../identity/passwords.ts';
import { wrongCode } from '../../identity/problems.ts';
import type { Identity } from '../../identity/tokens.ts';
import { type Visit, withinLimits, withinOwnLimits } from '../../limits/withinLimits.ts';
import { tellChangeAsked, tellChangeDone } from '../../mail/emailChangeNotices.ts';
import { invalid, Problem } from '../../problem.ts';
import { forgetPendingEmail, getPendingEmail, saveProfile } from '../../table/profiles.ts';
import { closeResets, reopenResets } from '../../table/resets.ts';
import { requireWholePassword } from '../auth/passwordChange.ts';

export type ProfileChange = {
  readonly name: string;
  readonly email: string;
  readonly timeZone?: string | undefined;
  readonly currentPassword?: string | undefined;
};

const userOf = async (
  { userId, name, email }: Identity,
  changes: Parameters<typeof saveProfile>[1],
  now: Date,
): Promise<User> => ({ _id: userId, name, email, ...(await saveProfile(userId, changes, now)) });

/**
 * Changes the name. An address that is not the account's yet waits to be confirmed: its person has shown the
 * password, and the address of before was told, before a code goes out.
 */
export const changeProfile = async (
  accessToken: string,
  { name, email, timeZone, currentPassword }: ProfileChange,
  { address, now }: Visit,
): Promise<User> => {
  const before = await currentIdentity(accessToken);
  const identity = { ...before, name };
  if (email === before.email) {
    await updateIdentity(before.userId, { name });
    return userOf(identity, { timeZone }, now);
  }
  if (!currentPassword) throw invalid('currentPassword', emailNeedsPassword);
  await withinLimits('changeEmail', { email: before.email, address, now }, () =>
    requirePassword(before.userId, currentPassword),
  );
  return withinOwnLimits('addressCodes', { userId: before.userId, now }, async () => {
    await tellChangeAsked(before.email, email);
    // Cut off below, no address waits: a code must never confirm another one than the person sees.
    await forgetPendingEmail(before.userId);
    await updateIdentity(before.userId, { name, email });
    return userOf(identity, { timeZone, pendingEmail: email }, now);
  });
};

/**
 * The new address takes its place, and codes sent to the one before reset nothing any more. Resets are closed first,
 * so that being cut off anywhere closes them longer and never less; repeated, it goes on where it was cut off.
 */
export const confirmEmailChange = async (
  accessToken: string,
  code: string,
  now: Date,
): Promise<User> => {
  const before = await currentIdentity(accessToken);
  const { userId } = before;
  const email = await getPendingEmail(userId, now);
  if (!email) throw wrongCode();
  if (email !== before.email) {
    // What is left to be done stands under the e-mail, and would be lost with it.
    await requireWholePassword(before.email, now);
    await withinOwnLimits('addressCodesTried', { userId, now }, async () => {
      const closing = await closeResets(email, now);
      try {
        await confirmEmail(accessToken, code);
      } catch (error) {
        // Of anything else nobody knows whether it changed.
        if (error instanceof Problem && error.code !== 'unavailable') {
          await reopenResets(closing, now);
        }
        throw error;
      }
    });
    await tellChangeDone(before.email, email);
  }
  await forgetPendingEmail(userId);
  return userOf({ ...before, email }, {}, now);
};

export const resendEmailCode = async (accessToken: string, now: Date): Promise<void> => {
  const { userId } = await currentIdentity(accessToken);
  const email = await getPendingEmail(userId, now);
  if (!email) throw new Problem('conflict', 'There is no new email address to be confirmed.');
  await withinOwnLimits('addressCodes', { userId, now }, () => updateIdentity(userId, { email }));
  await saveProfile(userId, { pendingEmail: email }, now);
};

/** Cognito is told nothing, as only its person can confirm there, by a live session and the code. */
export const cancelEmailChange = async (accessToken: string, now: Date): Promise<User> => {
  const identity = await currentIdentity(accessToken);
  await forgetPendingEmail(identity.userId);
  return userOf(identity, {}, now);
};
