import { useEffect } from 'react';
import { askToDiscard } from './askToDiscard.ts';

/** The form whose input no draft keeps; undefined if nothing would be lost. */
let unsaved: symbol | undefined;

export const wouldLose = (): boolean => unsaved !== undefined;

/** Leaves the page without a link. Asks first if typed input would be lost. */
export const leavePage = (leave: () => void): void => {
  if (!wouldLose()) leave();
  else
    askToDiscard(() => {
      unsaved = undefined;
      leave();
    });
};

/** While `isTyped`, the browser asks before the document is left: for another site, or when the tab closes. */
export const useAskBeforeUnload = (isTyped: boolean): void =>
  useEffect(() => {
    if (!isTyped) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isTyped]);

/**
 * Asks before leaving the page while it has typed input without a draft. Within the app it uses the app's dialog (see
 * `Leaving`); if the document is left, the browser's.
 */
export const useAskBeforeLeaving = (isTyped: boolean): void => {
  useAskBeforeUnload(isTyped);
  useEffect(() => {
    if (!isTyped) return;
    const form = Symbol('form');
    unsaved = form;
    return () => {
      if (unsaved === form) unsaved = undefined;
    };
  }, [isTyped]);
};
