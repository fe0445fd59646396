import type { Sleep } from '../../client/retry.ts';
import { type Change, isHeld } from '../change.ts';
import { createDelivery, type DeliveryParts } from './delivery.ts';
import { type Given, schedule } from './schedule.ts';

export type LoopParts = DeliveryParts &
  Pick<Given, 'itemsOf'> & {
    /** Runs the job while no other tab of this person runs one. Waits for its turn. */
    readonly withLock: (job: () => Promise<void>) => Promise<void>;
    /** Whether the person is using this page. The page then keeps the lock and can send without waiting for it. */
    readonly isInUse: () => boolean;
    readonly sleep: Sleep;
    readonly now: () => number;
    /** Reads the stored changes, including those of earlier visits. */
    readonly load: () => Promise<void>;
  };

/** At most this many changes are sent at the same time. */
const concurrency = 4;

/** Sends the pending changes. Only one tab sends at a time. Changes that share an item are sent one after the other. */
export const createSendLoop = (parts: LoopParts) => {
  const { changes, attempts, outcomes, itemsOf, withLock, isInUse, sleep, now, load } = parts;
  const { deliver, reportRefusal } = createDelivery(parts);
  const sending = new Set<string>();
  const onIdle: (() => void)[] = [];
  let isRunning = false;
  let isSignedOut = false;
  /** Whether the last request failed because there was no connection. */
  let isOffline = false;
  let notify: () => void = () => undefined;

  const isIdle = () => sending.size === 0 && !attempts.hasUnknown();

  /**
   * Reports all pending changes as waiting for the network, even if they wait behind another change. Leaves out
   * changes that can still be undone or are being sent.
   */
  const noteOffline = () => {
    isOffline = true;
    outcomes.offline(changes.pending().filter((one) => !isHeld(one) && !sending.has(one.id)));
  };

  const sendOne = async (change: Change) => {
    sending.add(change.id);
    try {
      const delivered = await deliver(change);
      isOffline = delivered === 'offline';
      if (delivered === 'signed out') isSignedOut = true;
    } finally {
      sending.delete(change.id);
      if (isOffline) noteOffline();
      notify();
      if (isIdle()) for (const resolve of onIdle.splice(0)) resolve();
    }
  };

  const sendAll = async () => {
    await load();
    while (outcomes.isListening() && !isSignedOut) {
      const isSending = (id: string) => sending.has(id);
      const { notBefore } = attempts;
      const next = schedule(changes.sendable(), { itemsOf, isSending, notBefore, now: now() });
      const due = next.filter(({ at }) => at <= now());
      for (const { change } of due.slice(0, concurrency - sending.size)) void sendOne(change);
      const notified = new Promise<void>((resolve) => {
        notify = resolve;
      });
      if (sending.size > 0) await notified;
      else if (next.length === 0) {
        outcomes.drained();
        if (!isInUse()) return;
        await notified;
      } else await Promise.race([notified, sleep(Math.min(...next.map(({ at }) => at)) - now())]);
    }
  };

  const run = async () => {
    const isNeeded = () => isInUse() || changes.pending().length > 0;
    if (isRunning || isSignedOut || !outcomes.isListening() || !isNeeded()) return;
    isRunning = true;
    try {
      await withLock(sendAll);
    } finally {
      isRunning = false;
    }
    void run();
  };

  const flush = () => {
    notify();
    void run();
  };

  // The loop subscribes before the screens do. A change is then sent before it is drawn.
  changes.subscribe(flush);

  /** Sends everything now, even changes that failed a moment ago. */
  const wake = () => {
    attempts.restart();
    flush();
  };

  return {
    start: () => {
      isSignedOut = false;
      return run();
    },
    stop: () => notify(),
    flush,
    wake,
    /** Call it after a change was made. If the last request found no connection, it tries to send everything again. */
    wakeIfOffline: () => {
      if (isOffline) wake();
    },
    noteOffline,
    reportRefusal,
    whenIdle: () => (isIdle() ? Promise.resolve() : new Promise<void>((done) => onIdle.push(done))),
  };
};
