import { auth } from '#shared/auth/routes.ts';
import { bestLanguage } from '#shared/language/languages.ts';
import { browserDays } from '../data/browser/browserDays.ts';
import { createClient } from '../data/client/createClient.ts';
import { send } from '../data/client/send.ts';
import { withSessionLock } from '../data/session/sessionLock.ts';
import { inThisBrowser } from '../data/session/storedUser.ts';

/**
 * The person who is signed in to this browser, and a function that makes calls for them. A service worker has no
 * token, so it requests one.
 * @throws ApiError, also if nobody is signed in
 */
export const openSession = async () => {
  const fetching = { fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const days = browserDays();
  const browserLanguage = bestLanguage(navigator.languages);
  const { token, data } = await withSessionLock(() =>
    send(auth.refresh, {}, { ...fetching, ...days, language: browserLanguage }),
  );
  const { _id: person, dayStartsAt, weekStartsOn, language } = inThisBrowser(data.user);
  const { callWith } = createClient({
    ...fetching,
    // The worker only uses the session. Storing it is up to the pages.
    session: { token: () => token, save: () => {}, end: () => {}, begun: () => {} },
    days: () => ({ ...days, dayStartsAt, weekStartsOn }),
    language: () => language ?? browserLanguage,
    withLock: withSessionLock,
  });
  return { person, callWith };
};
