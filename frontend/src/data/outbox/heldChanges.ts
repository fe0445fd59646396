import type { Sleep } from '../sync/retry.ts';
import { type Change, isHeld } from './change.ts';
import type { PendingChanges } from './pendingChanges.ts';

/** For how long a change is held, in ms: somewhat longer than undoing it is offered. */
export const holdFor = 11_000;
/** How long somebody who leaves is kept, in ms. */
const leaveWithin = 1_500;

type Parts = {
  readonly changes: PendingChanges;
  readonly sleep: Sleep;
  readonly now: () => number;
};

export type HeldChange = {
  /** Takes a held change out again; false where it is too late, since it is sent already. */
  readonly undo: () => boolean;
  /** Holds it for longer: the person looks at the offer to undo it. */
  readonly hold: () => void;
  /** Sends it though it could still be undone. */
  readonly release: () => void;
};

/** The change that is held for Undo: at most one, always the newest. */
export const createHeldChanges = ({ changes, sleep, now }: Parts) => {
  const find = (id: string): Change | undefined =>
    changes.sendable().find((change) => change.id === id && isHeld(change));

  const releaseAll = (): readonly Change[] => {
    const released = changes.sendable().filter(isHeld);
    for (const change of released) void changes.release(change);
    return released;
  };

  /** Resolves once the list of changes makes it true. */
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
    /** Resolves once it is sent or undone. */
    whenOver: (id: string): Promise<void> => until(() => find(id) === undefined),
    /** Resolves once all is sent, or where that takes longer; undefined where there is nothing to send. */
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
      hold: () => {
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
