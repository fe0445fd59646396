import type { Language } from '#shared/language/languages.ts';
import { unsubscribePage } from '#shared/reminders/digest/page.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { getReminderSettings, saveConfirmedEmail, turnOffDigest } from '../../account/profiles.ts';
import { addressCodeOf, isAddressCode } from '../../digest/addressCode.ts';
import { digestSite } from '../../digest/sendDigest.ts';
import { personOfUnsubscribeToken } from '../../digest/unsubscribeToken.ts';
import { currentIdentity } from '../../identity/accounts.ts';
import { wrongCode } from '../../identity/problems.ts';
import { withinOwnLimits } from '../../limits/withinLimits.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { mailTexts } from '../../mail/texts.ts';
import { invalid, Problem } from '../../problem.ts';
import { errorWithoutAddresses } from '../../withoutAddresses.ts';

type DigestStatus = { readonly available: boolean; readonly confirmed: boolean };

const available = () => digestSite() !== undefined;

export const readDigest = async (accessToken: string): Promise<DigestStatus> => {
  const { userId, email } = await currentIdentity(accessToken);
  const { confirmedEmail } = await getReminderSettings(userId);
  return { available: available(), confirmed: confirmedEmail === email };
};

/**
 * Sends a code to the account's own address, because registration does not confirm it. We make the code ourselves. A
 * code of Cognito could complete a change of the address that the person has cancelled.
 */
export const sendDigestCode = async (
  accessToken: string,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<void> => {
  if (!available()) throw new Problem('conflict', reminderReasons.mailNotOffered());
  const { userId, email } = await currentIdentity(accessToken);
  await withinOwnLimits('addressCodes', { userId, now }, async () => {
    try {
      await sendMail(email, mailTexts(language).addressCode(addressCodeOf(userId, email, now)));
    } catch (error) {
      throw new Problem('unavailable', userReasons.codeNotSent(), {
        cause: errorWithoutAddresses(error),
      });
    }
  });
};

/** Confirms the account's address. Throws `invalid` for a wrong code. */
export const confirmDigest = async (
  accessToken: string,
  code: string,
  now: Date,
): Promise<DigestStatus> => {
  const { userId, email } = await currentIdentity(accessToken);
  await withinOwnLimits('addressCodesTried', { userId, now }, async () => {
    if (!isAddressCode(code, userId, email, now)) throw wrongCode();
  });
  await saveConfirmedEmail(userId, email);
  return { available: available(), confirmed: true };
};

const requirePerson = (token: string): string => {
  const userId = personOfUnsubscribeToken(token);
  if (userId === undefined) throw invalid('token', reminderReasons.unsubscribeLink());
  return userId;
};

/**
 * Returns the path of the page with the button. The token comes after `#`, so it never appears in a log or referrer.
 */
export const showUnsubscribe = (token: string): string => {
  requirePerson(token);
  return unsubscribePage(token);
};

/** Turns the digest off. The response is the same if it is already off, or if the account is gone. */
export const unsubscribe = (token: string): Promise<void> => turnOffDigest(requirePerson(token));
