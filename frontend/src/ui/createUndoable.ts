/** How long something deleted can be brought back, in ms. */
export const UNDO_MS = 8_000;

export type Undoable<Thing> = {
  /** What can be brought back at the moment. */
  readonly waiting: () => Thing | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes `thing` away for now; `commit` does it for good, once the time is over. */
  readonly start: (thing: Thing, commit: () => void) => void;
  readonly undo: () => void;
  /** For good at once: somebody leaves, or takes the next thing away. */
  readonly flush: () => void;
};

/** Deleting without asking: one thing at a time waits to be brought back before it is gone for good. */
export function createUndoable<Thing>(): Undoable<Thing> {
  type Waiting = { thing: Thing; commit: () => void; timer: ReturnType<typeof setTimeout> };
  let waiting: Waiting | null = null;
  const listeners = new Set<() => void>();
  const setWaiting = (next: Waiting | null) => {
    if (waiting) clearTimeout(waiting.timer);
    waiting = next;
    for (const listener of listeners) listener();
  };
  const flush = () => {
    const due = waiting;
    if (!due) return;
    setWaiting(null);
    due.commit();
  };

  return {
    waiting: () => waiting?.thing ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (thing, commit) => {
      flush();
      setWaiting({ thing, commit, timer: setTimeout(flush, UNDO_MS) });
    },
    undo: () => setWaiting(null),
    flush,
  };
}
