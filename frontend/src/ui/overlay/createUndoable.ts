/** How long a deletion can be undone, in ms. */
export const UNDO_MS = 8_000;

export type Undoable<Thing> = {
  /** The deletion that can be undone now. */
  readonly waiting: () => Thing | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Hides `thing` for now; `commit` deletes it when the time is over. */
  readonly start: (thing: Thing, commit: () => void) => void;
  readonly undo: () => void;
  /** Commits at once: the person leaves, or deletes the next thing. */
  readonly flush: () => void;
};

/** Deletion without a question: one thing at a time can be undone before it is deleted. */
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
