/** A change that can be undone for a while. */
export type Undoable = {
  /** Undoes the change. Returns false if it is too late. */
  readonly undo: () => boolean;
  /** Delays the sending of the change, since the person looks at the popup. */
  readonly holdLonger?: () => void;
  /** Called when Undo is not offered any more. */
  readonly release?: () => void;
  /** Resolves when the change can't be undone any more. */
  readonly undoEnded?: Promise<void>;
};
