import type { Session } from '#shared/auth/model.ts';
import type { Language } from '#shared/language/languages.ts';
import { saveConfirmedEmail, saveProfile } from '../../account/profiles.ts';
import type { CallDays, WithCookies } from '../../http/call.ts';
import { refreshCookie } from '../../http/cookies.ts';
import { renew, revoke, type SignedIn } from '../../identity/sessions.ts';
import { isRefusal, type Visit, withinRefreshes } from '../../limits/withinLimits.ts';
import { logger } from '../../logger.ts';

/** In milliseconds. A slow revocation must not make a successful sign-in time out. */
const longestRevocation = 1_000;

/**
 * Ends the earlier session whose cookie a sign-in overwrites. The browser forgets that cookie, so nobody could end the
 * session later. Ending the session here also completes an interrupted log-out.
 */
export const revokeReplaced = async (refreshToken: string | undefined): Promise<void> => {
  try {
    if (refreshToken) await revoke(refreshToken, AbortSignal.timeout(longestRevocation));
  } catch (error) {
    logger.error('The session that a sign-in replaced could not be ended.', { error });
  }
};

/**
 * The settings that a browser sends with a sign-in. The time zone and the start of weeks are stored whenever they are
 * sent, the language only if none is stored yet.
 */
type BrowserSettings = Partial<Pick<CallDays, 'sentTimeZone' | 'sentWeekStart'>> & {
  readonly language?: Language | null | undefined;
};

/**
 * Returns the response that begins or renews a session. Sets a new refresh token, if any, as a cookie. If the account's
 * address is no longer the confirmed one, the person gets no more daily e-mails.
 */
export const startSession = async (
  { accessToken, refreshToken, identity }: SignedIn,
  { sentTimeZone: timeZone, sentWeekStart: browserWeekStart, language }: BrowserSettings,
  now: Date,
): Promise<WithCookies<Session>> => {
  const { confirmedEmail, ...profile } = await saveProfile(
    identity.userId,
    { timeZone, browserWeekStart },
    now,
    { language },
  );
  // The addresses differ after an operator restored an older address, or restored items from before the current
  // address.
  if (confirmedEmail !== undefined && confirmedEmail !== identity.email)
    await saveConfirmedEmail(identity.userId, undefined);
  const body = {
    token: accessToken,
    data: {
      user: { _id: identity.userId, name: identity.name, email: identity.email, ...profile },
    },
  };
  return { body, cookies: refreshToken ? [refreshCookie(refreshToken)] : [] };
};

/**
 * Returns the id of the person to whom a refresh token belongs. Undefined if the session has ended, or after too many
 * requests with ended sessions.
 */
export const findUserOf = async (
  refreshToken: string,
  visit: Visit,
): Promise<string | undefined> => {
  try {
    return (await withinRefreshes(visit, () => renew(refreshToken))).identity.userId;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
};
