import type { Sleep } from '../../sync/retry.ts';
import { type Change, isHeld } from '../change.ts';
import { createDelivery, type DeliveryParts } from './delivery.ts';
import { type Given, schedule } from './schedule.ts';

export type LoopParts = DeliveryParts &
  Pick<Given, 'itemsOf'> & {
    /** Runs the job while no other tab of this person runs one. */
    readonly withLock: (job: () => Promise<void>) => Promise<void>;
    /** Whether the person is using this page: then it keeps the lock, so that a change is sent without waiting for it. */
    readonly isInUse: () => boolean;
    readonly sleep: Sleep;
    readonly now: () => number;
    /** Reads the stored changes, of this and of earlier visits. */
    readonly load: () => Promise<void>;
  };

/** How many changes are sent at the same time. */
const concurrency = 4;

/** Sends the pending changes: those that share an item one after the other, by one tab at a time. */
export const createSendLoop = (parts: LoopParts) => {
  const { changes, attempts, outcomes, itemsOf, withLock, isInUse, sleep, now, load } = parts;
  const { deliver, reportRefusal } = createDelivery(parts);
  const sending = new Set<string>();
  const onIdle: (() => void)[] = [];
  let isRunning = false;
  let isSignedOut = false;
  /** The last request failed without a response. */
  let isOffline = false;
  /** Makes the loop look for what to send. */
  let notify: () => void = () => undefined;

  const isIdle = () => sending.size === 0 && !attempts.hasUnknown();

  /** Everything that waits does so for the network, also what waits for another change. */
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

  /** Sends what is due. */
  const flush = () => {
    notify();
    void run();
  };

  // It listens before the screens do: a change leaves before it is drawn.
  changes.subscribe(flush);

  /** Sends everything now, also what failed a moment ago. */
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
    /** After a change was made: offline, everything is tried again, to find out whether the network is back. */
    wakeIfOffline: () => {
      if (isOffline) wake();
    },
    noteOffline,
    reportRefusal,
    whenIdle: () => (isIdle() ? Promise.resolve() : new Promise<void>((done) => onIdle.push(done))),
  };
};
