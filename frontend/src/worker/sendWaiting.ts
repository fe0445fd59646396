import { auth } from '#shared/auth/routes.ts';
import { defaultDaySettings } from '#shared/core/daySettings.ts';
import '../app/areaData.ts';
import { createClient } from '../data/client/createClient.ts';
import { send } from '../data/client/send.ts';
import { browserTimeZone } from '../data/days/browserTimeZone.ts';
import { createOutbox } from '../data/outbox/createOutbox.ts';
import { mutationOf } from '../data/outbox/mutation.ts';
import { sendChange } from '../data/outbox/sendChange.ts';
import { createTabs } from '../data/outbox/tabs.ts';
import { alone } from '../data/session/alone.ts';
import { openDatabase } from '../data/storage/database.ts';

/** For how long it tries, in ms: browsers end a worker's task after a few minutes. */
const longest = 60_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends what waits of the person whose session this browser has, where no page is open to do it. Rejects when something
 * is left, so that the browser asks again later.
 */
export const sendWaiting = async (): Promise<void> => {
  const fetching = { fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const here = { ...defaultDaySettings, timeZone: browserTimeZone() };
  const { token, data } = await alone(() => send(auth.refresh, {}, { ...fetching, ...here }));
  const { _id: person, dayStartsAt, weekStartsOn } = data.user;
  const database = await openDatabase(person);
  const { callWith } = createClient({
    ...fetching,
    // The pages keep the session: here it is only used.
    session: { token: () => token, save: () => {}, end: () => {}, begun: () => {} },
    days: () => ({ ...here, dayStartsAt, weekStartsOn }),
    alone,
  });
  // Pages that are open may undo what can be undone.
  const tabs = createTabs(person, (message) => outbox.hear(message));
  const outbox = createOutbox({
    store: database.changes,
    send: (change) => sendChange(callWith, change),
    itemsOf: (change) => mutationOf(change)?.items(change) ?? [],
    ...tabs,
    sleep,
    now: Date.now,
  });
  try {
    await outbox.load();
    if (outbox.waiting().length === 0) return;
    const { promise: drained, resolve: onDrained } = Promise.withResolvers<void>();
    const stop = outbox.start({
      onSettled: () => {},
      onSaved: () => {},
      onOffline: () => {},
      onRefused: () => {},
      onDrained,
    });
    await Promise.race([drained, sleep(longest)]);
    stop();
    if (outbox.waiting().length > 0) throw new Error('Some changes still wait');
  } finally {
    tabs.close();
  }
};
