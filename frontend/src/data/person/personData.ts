import { createResponseCache, type ResponseCache } from '../cache/responseCache.ts';
import { callWith } from '../client/client.ts';
import { sleep } from '../client/retry.ts';
import { createOutbox, type Outbox } from '../outbox/createOutbox.ts';
import { itemsOf } from '../outbox/mutation.ts';
import { sendChange } from '../outbox/send/sendChange.ts';
import { createTabs } from '../outbox/tabs.ts';
import type { SignedOutReason } from '../session/createSessionStore.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { forgetOthers } from './forgetOthers.ts';

/** The data that this browser stores for one person: the last responses and the pending changes. */
export type PersonData = {
  readonly database: Database;
  readonly cache: ResponseCache;
  readonly outbox: Outbox;
  readonly close: () => void;
};

const open = async (person: string): Promise<PersonData> => {
  const database = await openDatabase(person, () => outbox.load());
  let isInUse = document.hasFocus();
  const tabs = createTabs(person, (message) => outbox.receive(message));
  const outbox = createOutbox({
    store: database.changes,
    send: (change) => sendChange(callWith, change),
    itemsOf,
    withLock: tabs.withLock,
    isInUse: () => isInUse,
    publish: tabs.publish,
    sleep,
    now: Date.now,
  });
  const [cache] = await Promise.all([
    createResponseCache(database.responses, __CONTRACT__),
    outbox.load(),
  ]);
  const wake = () => {
    isInUse = document.hasFocus();
    outbox.wake();
  };
  const leave = () => {
    isInUse = false;
    void outbox.flushHeld();
  };
  const onSight = () => (document.visibilityState === 'visible' ? wake() : leave());
  const controller = new AbortController();
  const { signal } = controller;
  for (const event of ['online', 'focus', 'blur', 'pageshow'])
    window.addEventListener(event, wake, { signal });
  document.addEventListener('visibilitychange', onSight, { signal });
  window.addEventListener('pagehide', leave, { signal });
  const close = () => {
    controller.abort();
    tabs.close();
  };
  return { database, cache, outbox, close };
};

type Current = {
  readonly person: string;
  readonly data: Promise<PersonData>;
  opened?: PersonData;
};

let current: Current | undefined;

/** The signed-in person's data if it is already open. Reading it directly avoids a suspended render. */
export const openedPersonData = (person: string): PersonData | undefined =>
  current?.person === person ? current.opened : undefined;

/** The signed-in person's data, opened once. Closes the data of the previous person. */
export const personData = (person: string): Promise<PersonData> => {
  if (current?.person !== person) {
    void current?.data.then(({ close }) => close());
    const opening: Current = { person, data: open(person) };
    opening.data.then((data) => {
      opening.opened = data;
    });
    void opening.data
      .then(() => forgetOthers(person, Date.now()))
      .catch((error: unknown) =>
        console.warn('The data of other people could not be deleted', error),
      );
    current = opening;
  }
  return current.data;
};

/**
 * Deletes the last person's data, because the next person at this browser must not see it. Responses are always
 * deleted. A log-out also deletes the changes and the import, and an account deletion deletes the whole database.
 */
const forget = async (reason: SignedOutReason): Promise<void> => {
  const last = current;
  current = undefined;
  if (!last) return;
  const { database, close } = await last.data;
  close();
  if (reason === 'deleted') database.remove();
  else await (reason === 'left' ? database.forgetAll() : database.forgetResponses());
};

sessionStore.subscribe(() => {
  const state = sessionStore.state();
  if (state.status === 'signed-out') void forget(state.reason);
});
