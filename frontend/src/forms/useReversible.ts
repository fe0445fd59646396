import { useCallback } from 'react';
import type { RequestOf, Route } from '#shared/calls/route.ts';
import { useMake } from '../data/changes/useMake.ts';
import { showUndo } from '../ui/overlay/popups/popups.ts';
import type { Offer } from '../ui/overlay/popups/undoable.ts';

type Edit<R extends Route> = {
  readonly label: string;
  readonly request: RequestOf<R>;
};

/**
 * Sends an edit immediately, and shows its label with Undo. Undo sends a second edit. `next` is an action that the popup
 * also offers.
 */
export type Reversible = <R extends Route>(
  mutation: { readonly route: R },
  failure: string,
  edit: Edit<R>,
  reverse: Edit<R>,
  next?: Offer | undefined,
) => void;

export const useReversible = (): Reversible => {
  const make = useMake();
  return useCallback<Reversible>(
    (mutation, failure, edit, reverse, next) => {
      const { undoEnded } = make(mutation, edit.request, { label: edit.label, failure });
      const undo = () => {
        make(mutation, reverse.request, { label: reverse.label, failure, success: 'Undone!' });
        return true;
      };
      showUndo(edit.label, { undoEnded, undo }, next);
    },
    [make],
  );
};
