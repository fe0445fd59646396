import { useEffect } from 'react';
import { askToDiscard } from './askToDiscard.ts';

/** The form whose typed input no draft stores. Undefined if leaving would lose nothing. */
let unsaved: symbol | undefined;

export const wouldLose = (): boolean => unsaved !== undefined;

/** Leaves the page from code instead of a link. Asks first if typed input would be lost. */
export const leavePage = (leave: () => void): void => {
  if (!wouldLose()) leave();
  else
    askToDiscard(() => {
      unsaved = undefined;
      leave();
    });
};

let isReloading = false;

/** Reloads the page for a new version. Drafts survive a reload, and the person was warned about other input. */
export const reloadWithoutAsking = (): void => {
  isReloading = true;
  window.location.reload();
};

/** While `isTyped`, the browser asks before the person opens another site or closes the tab. */
export const useAskBeforeUnload = (isTyped: boolean): void =>
  useEffect(() => {
    if (!isTyped) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isReloading) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isTyped]);

/**
 * Asks before the person leaves the page, while it has typed input that no draft stores. Within the app, the app's
 * dialog asks (see `Leaving`). For other sites, the browser's dialog asks.
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
