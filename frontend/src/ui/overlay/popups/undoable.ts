/** An action that a popup offers next to Undo: 'Next up: SICP', with the button 'Start'. */
export type Offer = {
  readonly message: string;
  readonly label: string;
  readonly run: () => void;
};

export type Undoable = {
  /** Undoes the change. Returns false if it is too late. */
  readonly undo: () => boolean;
  /** Delays sending the change while the person looks at the popup. */
  readonly holdLonger?: () => void;
  /** Called when Undo is no longer offered. */
  readonly release?: () => void;
  readonly undoEnded?: Promise<void>;
};
