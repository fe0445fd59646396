import { useEffect } from 'react';
import { askToDiscard } from './askToDiscard.ts';

/** The form whose input would be lost, as no draft keeps it; undefined once that may be. */
let unsaved: symbol | undefined;

export const wouldLose = (): boolean => unsaved !== undefined;

/** Leaves the page by other means than a link: asks first where something typed would be lost. */
export const leavePage = (leave: () => void): void => {
  if (!wouldLose()) leave();
  else
    askToDiscard(() => {
      unsaved = undefined;
      leave();
    });
};

/** While `isTyped`, the browser asks before the document goes: another site, closing the tab. */
export const useAskBeforeUnload = (isTyped: boolean): void =>
  useEffect(() => {
    if (!isTyped) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isTyped]);

/**
 * While something is typed that no draft keeps, asks before this page is left: in the app's own dialog (see `Leaving`),
 * and where the document goes in the browser's.
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
