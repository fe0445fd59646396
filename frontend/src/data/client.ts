import { createClient } from './createClient.ts';
import { noticed } from './reachability.ts';
import { alone } from './session/alone.ts';
import { logOut } from './session/logOut.ts';
import { sessionStore } from './session/sessionStore.ts';

/** The IANA name of the zone this browser is in. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const { call, callWith } = createClient({
  fetch: noticed((url, init) => fetch(url, init)),
  session: {
    token: sessionStore.storedToken,
    save: sessionStore.save,
    end: () => sessionStore.clear('ended'),
    begun: logOut.forget,
  },
  timeZone: browserTimeZone,
  alone,
});
