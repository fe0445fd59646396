/** A change that can be undone for a while. */
export type Undoable = {
  /** Returns false if it is too late. */
  readonly undo: () => boolean;
  /** Holds it for longer, since the person looks at the popup. */
  readonly holdLonger?: () => void;
  /** Called when Undo is not offered any more. */
  readonly release?: () => void;
  /** Resolves when it can't be undone any more. */
  readonly undoEnded?: Promise<void>;
};
