import { sessionStore } from '../session/sessionStore.ts';
import { createClient } from './createClient.ts';

/** The IANA name of the zone this browser is in. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One renewal at a time over all tabs; browsers without locks do it per tab. */
const alone = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('cairn-renewal', job) : job();

export const { call, callWith } = createClient({
  fetch: (url, init) => fetch(url, init),
  session: {
    token: sessionStore.storedToken,
    save: sessionStore.save,
    end: () => sessionStore.clear('ended'),
  },
  timeZone: browserTimeZone,
  alone,
});
