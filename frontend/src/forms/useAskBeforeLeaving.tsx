import { useEffect } from 'react';
import { askToDiscard } from './askToDiscard.ts';

/** The form with typed input that no draft stores; undefined if nothing would be lost. */
let unsaved: symbol | undefined;

export const wouldLose = (): boolean => unsaved !== undefined;

/** Leaves the page by script, not by a link. Asks first if typed input would be lost. */
export const leavePage = (leave: () => void): void => {
  if (!wouldLose()) leave();
  else
    askToDiscard(() => {
      unsaved = undefined;
      leave();
    });
};

/** While `isTyped`, the browser asks before the person opens another site or closes the tab. */
export const useAskBeforeUnload = (isTyped: boolean): void =>
  useEffect(() => {
    if (!isTyped) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isTyped]);

/**
 * While the page has typed input without a draft, asks before the person leaves it. Within the app the app's dialog
 * asks (see `Leaving`); for other sites, the browser's dialog.
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
