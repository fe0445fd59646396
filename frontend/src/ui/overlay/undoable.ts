/** A change that can be undone for a while. */
export type Undoable = {
  /** Undoes the change. Returns false if it is too late. */
  readonly undo: () => boolean;
  /** Delays sending the change while the person looks at the popup. */
  readonly holdLonger?: () => void;
  /** Called when Undo is no longer offered. */
  readonly release?: () => void;
  /** Resolves when the change can no longer be undone. */
  readonly undoEnded?: Promise<void>;
};
