/** Something that was done and can be undone for a while. */
export type Undoable = {
  /** False where it is too late. */
  readonly undo: () => boolean;
  /** Holds it for longer: the person looks at the offer. */
  readonly hold?: () => void;
  /** The offer is over. */
  readonly release?: () => void;
  /** Resolves when undoing it makes no sense any longer. */
  readonly over?: Promise<void>;
};
