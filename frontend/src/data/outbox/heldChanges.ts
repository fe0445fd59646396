import type { Sleep } from '../client/retry.ts';
import { type Change, isHeld } from './change.ts';
import type { PendingChanges } from './pendingChanges.ts';

/** How long a change is held, in ms. The popup with Undo closes earlier, but a key can still undo the change. */
export const holdFor = 11_000;
/** How long leaving the page may wait for held changes, in ms. */
const leaveWithin = 1_500;

type Parts = {
  readonly changes: PendingChanges;
  readonly sleep: Sleep;
  readonly now: () => number;
};

export type HeldChange = {
  /** Removes a held change. Returns false if it is no longer held. */
  readonly undo: () => boolean;
  /** Holds the change longer while the person considers Undo. */
  readonly holdLonger: () => void;
  /** Sends the change now, even though it could still be undone. */
  readonly release: () => void;
};

/** Manages the change that is held for Undo. At most one change is held, always the newest. */
export const createHeldChanges = ({ changes, sleep, now }: Parts) => {
  const find = (id: string): Change | undefined =>
    changes.sendable().find((change) => change.id === id && isHeld(change));

  const releaseAll = (): readonly Change[] => {
    const released = changes.sendable().filter(isHeld);
    for (const change of released) void changes.release(change);
    return released;
  };

  /** Resolves once the list of changes has changed and `isTrue` returns true. */
  const until = (isTrue: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const stop = changes.subscribe(() => {
        if (!isTrue()) return;
        stop();
        resolve();
      });
    });

  return {
    releaseAll,
    /** Resolves once the change is released or undone. */
    whenOver: (id: string): Promise<void> => until(() => find(id) === undefined),
    /** Releases the held changes. Resolves once all are sent, or after a limit. Undefined if no change is held. */
    flushAll: (): Promise<unknown> | undefined => {
      const released = releaseAll();
      if (released.length === 0) return undefined;
      const sent = until(() => released.every(({ id }) => changes.isRemoved(id)));
      return Promise.race([sent, sleep(leaveWithin)]);
    },
    handle: (id: string): HeldChange => ({
      undo: () => {
        const isInTime = find(id) !== undefined;
        if (isInTime) void changes.withdraw(id);
        return isInTime;
      },
      holdLonger: () => {
        const held = find(id);
        if (held) void changes.keep({ ...held, heldUntil: now() + holdFor });
      },
      release: () => {
        const held = find(id);
        if (held) void changes.release(held);
      },
    }),
  };
};
