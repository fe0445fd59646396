/** An action that a popup offers next to Undo: 'Next up: SICP', with the button 'Start'. */
export type Offer = {
  readonly message: string;
  readonly label: string;
  readonly run: () => void;
};

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
