import type { Language } from '#shared/language/languages.ts';
import type { User } from '#shared/users/model.ts';
import { userReasons } from '#shared/users/reasons.ts';
import {
  forgetPendingEmail,
  getPendingEmail,
  getReminderSettings,
  type ProfileChanges,
  saveConfirmedEmail,
  saveProfile,
} from '../../account/profiles.ts';
import { blockResets, unblockResets } from '../../account/resets.ts';
import { confirmEmail, currentIdentity, updateIdentity } from '../../identity/accounts.ts';
import { requirePassword } from '../../identity/passwords.ts';
import { wrongCode } from '../../identity/problems.ts';
import type { Identity } from '../../identity/tokens.ts';
import { type Visit, withinLimits, withinOwnLimits } from '../../limits/withinLimits.ts';
import { notifyChangeDone, notifyChangeRequested } from '../../mail/emailChangeNotices.ts';
import { requireFinishedPasswordChange } from '../../passwords/changePassword.ts';
import { invalid, Problem } from '../../problem.ts';

/** Missing fields stay unchanged. */
export type UserChange = Omit<ProfileChanges, 'pendingEmail'> & {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly currentPassword?: string | undefined;
};

/** The time of a call, and the language of the mails that it sends. */
type MailMoment = { readonly now: Date; readonly language: Language };

const userOf = async (
  { userId, name, email }: Identity,
  changes: ProfileChanges,
  now: Date,
): Promise<User> => {
  const { confirmedEmail: _, ...profile } = await saveProfile(userId, changes, now);
  return { _id: userId, name, email, ...profile };
};

/**
 * Changes the name and the settings. A new address stays pending until it is confirmed. Before a code is sent, the
 * password is checked and the old address is notified.
 */
export const changeProfile = async (
  accessToken: string,
  { name, email, currentPassword, ...settings }: UserChange,
  { address, now, language }: Visit & MailMoment,
): Promise<User> => {
  const before = await currentIdentity(accessToken);
  const identity = { ...before, ...(name !== undefined && { name }) };
  if (email === undefined || email === before.email) {
    if (name !== undefined) await updateIdentity(before.userId, { name }, language);
    return userOf(identity, settings, now);
  }
  if (!currentPassword) throw invalid('currentPassword', userReasons.emailNeedsPassword());
  await withinLimits('changeEmail', { email: before.email, address, now }, () =>
    requirePassword(before.userId, currentPassword),
  );
  return withinOwnLimits('addressCodes', { userId: before.userId, now }, async () => {
    await notifyChangeRequested(before.email, email, language);
    // If the change is interrupted below, no address stays pending. A code must never confirm an address other
    // than the one that the person sees.
    await forgetPendingEmail(before.userId);
    await updateIdentity(before.userId, { name: identity.name, email }, language);
    return userOf(identity, { ...settings, pendingEmail: email }, now);
  });
};

/**
 * Replaces the old address with the new one. Afterwards, codes sent to the old address no longer reset the password.
 * Resets are blocked before the change, so an interruption can only make the block last longer. A retry resumes.
 */
export const confirmEmailChange = async (
  accessToken: string,
  code: string,
  { now, language }: MailMoment,
): Promise<User> => {
  const before = await currentIdentity(accessToken);
  const { userId } = before;
  const email = await getPendingEmail(userId, now);
  if (!email) throw wrongCode();
  if (email !== before.email) {
    // An interrupted password change is noted under the old e-mail, and would be lost.
    await requireFinishedPasswordChange(before, now);
    await withinOwnLimits('addressCodesTried', { userId, now }, async () => {
      const block = await blockResets(email, now);
      // First forget the confirmed address. Even after an interruption, the replaced address then gets no mail.
      const { confirmedEmail } = await getReminderSettings(userId);
      await saveConfirmedEmail(userId, undefined);
      try {
        await confirmEmail(accessToken, code);
      } catch (error) {
        // After any other error, it is unknown whether the address changed.
        if (error instanceof Problem && error.code !== 'unavailable') {
          await unblockResets(block, now);
          await saveConfirmedEmail(userId, confirmedEmail);
        }
        throw error;
      }
    });
    await notifyChangeDone(before.email, email, language);
  }
  await saveConfirmedEmail(userId, email);
  await forgetPendingEmail(userId);
  return userOf({ ...before, email }, {}, now);
};

export const resendEmailCode = async (
  accessToken: string,
  { now, language }: MailMoment,
): Promise<void> => {
  const { userId } = await currentIdentity(accessToken);
  const email = await getPendingEmail(userId, now);
  if (!email) throw new Problem('conflict', userReasons.noNewEmail());
  await withinOwnLimits('addressCodes', { userId, now }, () =>
    updateIdentity(userId, { email }, language),
  );
  await saveProfile(userId, { pendingEmail: email }, now);
};

/**
 * Forgets the pending address. The change stays pending in Cognito, where only the person could complete it, with a
 * valid session and the code.
 */
export const cancelEmailChange = async (accessToken: string, now: Date): Promise<User> => {
  const identity = await currentIdentity(accessToken);
  await forgetPendingEmail(identity.userId);
  return userOf(identity, {}, now);
};
