import '../app/areaData.ts';
import { createOutbox } from '../data/outbox/createOutbox.ts';
import { mutationOf } from '../data/outbox/mutation.ts';
import { sendChange } from '../data/outbox/send/sendChange.ts';
import { createTabs } from '../data/outbox/tabs.ts';
import { openDatabase } from '../data/storage/database.ts';
import { sleep } from '../data/sync/retry.ts';
import { openSession } from './openSession.ts';

/** For how long it tries, in ms: browsers end a worker's task after a few minutes. */
const longest = 60_000;

/**
 * Sends what waits of the person whose session this browser has, where no page is open to do it. Rejects when something
 * is left, so that the browser asks again later.
 */
export const sendPending = async (): Promise<void> => {
  const { person, callWith } = await openSession();
  const database = await openDatabase(person);
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
