import { catalogue } from '#shared/language/i18n.ts';
import { bestLanguage } from '#shared/language/languages.ts';
import { daySettings } from '../days/daySettings.ts';
import { logOut } from '../session/logOut.ts';
import { withSessionLock } from '../session/sessionLock.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { createClient } from './createClient.ts';
import { noticed } from './reachability.ts';
import { withServerClock } from './serverClock.ts';

export const { call, callWith, refetchPerson } = createClient({
  fetch: noticed(withServerClock((url, init) => fetch(url, init))),
  session: {
    token: sessionStore.storedToken,
    save: sessionStore.save,
    end: () => sessionStore.clear('ended'),
    begun: logOut.forget,
  },
  days: daySettings,
  language: () => bestLanguage([catalogue.locale]),
  isVisible: () => document.visibilityState === 'visible',
  withLock: withSessionLock,
});
