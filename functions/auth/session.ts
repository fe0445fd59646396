import type { Session } from '#shared/contract/auth.ts';
import type { WithCookie } from '../http/call.ts';
import { refreshCookie } from '../http/cookies.ts';
import type { SignedIn } from '../identity/sessions.ts';
import { saveProfile } from '../table/profiles.ts';

/** The answer that begins or renews a session; a new refresh token goes into the cookie. */
export const startSession = async (
  { accessToken, refreshToken, identity }: SignedIn,
  timeZone: string | undefined,
  now: Date,
): Promise<Session | WithCookie<Session>> => {
  const profile = await saveProfile(identity.userId, { timeZone }, now);
  const body = {
    token: accessToken,
    data: {
      user: { _id: identity.userId, name: identity.name, email: identity.email, ...profile },
    },
  };
  return refreshToken ? { body, cookie: refreshCookie(refreshToken) } : body;
};
