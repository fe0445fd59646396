import { ApiError } from '../client/ApiError.ts';
import type { Subscribe } from '../sync/observable.ts';
import { type Change, isHeld } from './change.ts';
import { createHeldChanges, type HeldChange } from './heldChanges.ts';
import { createOutcomes, type Listener, type Outcome } from './outcomes.ts';
import { type ChangeStore, createPendingChanges } from './pendingChanges.ts';
import { createAttempts } from './send/attempts.ts';
import { createSendLoop, type LoopParts } from './send/sendLoop.ts';
import type { Message } from './tabs.ts';

export type OutboxParts = Omit<LoopParts, 'changes' | 'attempts' | 'outcomes' | 'load'> & {
  readonly store: ChangeStore;
};

export type Outbox = {
  /** The pending changes, oldest first. The list stays the same object until it changes. */
  readonly pending: () => readonly Change[];
  readonly refused: () => readonly Change[];
  readonly subscribe: Subscribe;
  readonly load: LoopParts['load'];
  readonly start: (listener: Listener) => () => void;
  readonly add: (change: Change) => Added;
  readonly retry: (change: Change) => void;
  readonly discard: (change: Change) => void;
  /**
   * Sends held changes when the person leaves the page, and lets other tabs send. Resolves once the held changes are
   * sent, or after a limit. Undefined if no change is held.
   */
  readonly flushHeld: () => Promise<unknown> | undefined;
  /** Tries to send everything now, because the network or the person is back. */
  readonly wake: () => void;
  readonly receive: (message: Message) => void;
  /**
   * Resolves when no change is being sent, and every change that was sent got a readable response. It is then certain
   * which changes the server has, so a new response agrees with the list of pending changes.
   */
  readonly whenIdle: () => Promise<void>;
};

export type Added = HeldChange & {
  /**
   * Resolves when Undo ends: a held change was released or undone, or the server refused a change that was not held.
   */
  readonly undoEnded: Promise<void>;
  /**
   * 'saved' once the server has the change, 'offline' if it waits for the network. If the server refuses the change,
   * this rejects with the ApiError, and the change is dropped. The form then shows the error. Once `formLeft` aborts,
   * this never settles, and a refused change stays.
   */
  readonly outcome: (formLeft?: AbortSignal) => Promise<Outcome>;
};

/**
 * Shows changes immediately and sends them when possible. A change stays stored until the server has saved it, so
 * it may be sent twice. Sending it twice must do no harm.
 */
export const createOutbox = ({ store, ...parts }: OutboxParts): Outbox => {
  const { publish, sleep, now } = parts;
  const outcomes = createOutcomes();
  const attempts = createAttempts(now);
  const changes = createPendingChanges({
    store,
    publish,
    onRemoved: (id) => {
      outcomes.forget(id);
      attempts.forget(id);
    },
  });
  // If stored changes can't be read, they can't be sent. Changes of this page still can.
  const load = async () => outcomes.found(await changes.load().catch(() => []));
  const loop = createSendLoop({ ...parts, changes, attempts, outcomes, load });
  const held = createHeldChanges({ changes, sleep, now });

  return {
    pending: changes.pending,
    refused: changes.refused,
    subscribe: changes.subscribe,
    load,
    start: (listener) => {
      const stop = outcomes.listen(listener);
      void load().then(loop.start);
      return () => {
        stop();
        loop.stop();
      };
    },
    add: (change) => {
      // Only the last change can be undone. Releasing the earlier ones keeps changes in order.
      held.releaseAll();
      const { id } = change;
      const refused = outcomes.made(id);
      changes.discardRefused(change);
      void changes.keep(change);
      loop.wakeIfOffline();
      return {
        ...held.handle(id),
        undoEnded: isHeld(change) ? held.whenOver(id) : refused,
        outcome: (formLeft) => outcomes.waitFor(id, formLeft),
      };
    },
    retry: ({ refusal: _, ...change }) => {
      void changes.keep(change);
      loop.wake();
    },
    discard: ({ id }) => changes.discard(id),
    flushHeld: () => {
      const sent = held.flushAll();
      loop.flush();
      return sent;
    },
    wake: loop.wake,
    receive: (message) => {
      switch (message.kind) {
        case 'put':
          changes.placeFromTab(message.change);
          return loop.wakeIfOffline();
        case 'removed':
          return changes.dropFromTab(message.id);
        case 'offline':
          return loop.noteOffline();
        case 'refused':
          return loop.reportRefusal(message.change, new ApiError(message.failure, message.body));
        case 'confirmed':
          outcomes.confirmed(message.change, message.reply);
          changes.dropFromTab(message.change.id);
          if (changes.pending().length === 0) outcomes.drained();
      }
    },
    whenIdle: loop.whenIdle,
  };
};
