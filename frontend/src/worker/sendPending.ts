import { auth } from '#shared/auth/routes.ts';
import { defaultDaySettings } from '#shared/core/daySettings.ts';
import { bestLanguage } from '#shared/core/languages.ts';
import '../app/areaData.ts';
import { createClient } from '../data/client/createClient.ts';
import { send } from '../data/client/send.ts';
import { browserTimeZone } from '../data/days/browserTimeZone.ts';
import { createOutbox } from '../data/outbox/createOutbox.ts';
import { mutationOf } from '../data/outbox/mutation.ts';
import { sendChange } from '../data/outbox/send/sendChange.ts';
import { createTabs } from '../data/outbox/tabs.ts';
import { withSessionLock } from '../data/session/sessionLock.ts';
import { inThisBrowser } from '../data/session/storedUser.ts';
import { openDatabase } from '../data/storage/database.ts';
import { sleep } from '../data/sync/retry.ts';

/** For how long it tries, in ms: browsers end a worker's task after a few minutes. */
const longest = 60_000;

/**
 * Sends what waits of the person whose session this browser has, where no page is open to do it. Rejects when something
 * is left, so that the browser asks again later.
 */
export const sendPending = async (): Promise<void> => {
  const fetching = { fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const days = { ...defaultDaySettings, timeZone: browserTimeZone() };
  const browserLanguage = bestLanguage(navigator.languages);
  const { token, data } = await withSessionLock(() =>
    send(auth.refresh, {}, { ...fetching, ...days, language: browserLanguage }),
  );
  const { _id: person, dayStartsAt, weekStartsOn, language } = inThisBrowser(data.user);
  const database = await openDatabase(person);
  const { callWith } = createClient({
    ...fetching,
    // The pages keep the session: here it is only used.
    session: { token: () => token, save: () => {}, end: () => {}, begun: () => {} },
    days: () => ({ ...days, dayStartsAt, weekStartsOn }),
    language: () => language ?? browserLanguage,
    withLock: withSessionLock,
  });
  // Pages that are open may undo what can be undone.
  const tabs = createTabs(person, (message) => outbox.receive(message));
  const outbox = createOutbox({
    store: database.changes,
    send: (change) => sendChange(callWith, change),
    itemsOf: (change) => mutationOf(change)?.items(change) ?? [],
    ...tabs,
    isInUse: () => false,
    sleep,
    now: Date.now,
  });
  try {
    await outbox.load();
    if (outbox.pending().length === 0) return;
    const { promise: drained, resolve: onDrained } = Promise.withResolvers<void>();
    const stop = outbox.start({
      onConfirmed: () => {},
      onSaved: () => {},
      onOffline: () => {},
      onRefused: () => {},
      onDrained,
    });
    await Promise.race([drained, sleep(longest)]);
    stop();
    if (outbox.pending().length > 0) throw new Error('Some changes are still pending');
  } finally {
    tabs.close();
  }
};
