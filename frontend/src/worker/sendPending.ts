import '../areaData.ts';
import { sleep } from '../data/client/retry.ts';
import { createOutbox } from '../data/outbox/createOutbox.ts';
import { itemsOf } from '../data/outbox/mutation.ts';
import { sendChange } from '../data/outbox/send/sendChange.ts';
import { createTabs } from '../data/outbox/tabs.ts';
import { openDatabase } from '../data/storage/database.ts';
import { openSession } from './openSession.ts';

/** How long to send at most, in ms. Browsers end a worker's task after a few minutes. */
const longest = 60_000;

/**
 * Sends the pending changes of the person who is signed in. Call it only if no page is open. Rejects if some
 * changes remain, so that the browser tries again later.
 */
export const sendPending = async (): Promise<void> => {
  const { person, callWith } = await openSession();
  const database = await openDatabase(person);
  // A page that opens meanwhile may undo held changes, so listen to it.
  const tabs = createTabs(person, (message) => outbox.receive(message));
  const outbox = createOutbox({
    store: database.changes,
    send: (change) => sendChange(callWith, change),
    itemsOf,
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
