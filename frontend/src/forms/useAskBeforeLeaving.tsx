import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavingDialog, withoutOverlays } from '../ui/overlay/backCloses.ts';
import { overlays } from '../ui/overlay/OverlayHost.tsx';
import { guardHistory } from '../ui/page/historyGuard.ts';
import { linkOf } from '../ui/page/linkOf.ts';
import { discardQuestion } from './askToDiscard.ts';

const { title, text, labels } = discardQuestion;

/** How often was asked: a dialog that is opened while the one before goes has an id of its own. */
let asked = 0;
const dialogId = () => `${leavingDialog}${asked}`;

/** Only a clear yes runs `onDiscard`; `onClose` follows either answer. */
const ask = (onDiscard: () => void, onClose: () => void) => {
  asked++;
  return overlays().then(
    ({ modals }) =>
      modals.openConfirmModal({
        modalId: dialogId(),
        title,
        children: <p>{text}</p>,
        labels,
        confirmProps: { color: 'red' },
        // Enter stays, so that a hasty Enter does no harm.
        cancelProps: { 'data-autofocus': true },
        onConfirm: onDiscard,
        onClose,
      }),
    () => {
      // The dialog's code could not be fetched: the browser's own dialog asks.
      if (window.confirm(`${title} ${text}`)) onDiscard();
      onClose();
    },
  );
};

const keepEditing = () => overlays().then(({ modals }) => modals.close(dialogId()));

/** The place of an entry in the tab's history, as the router numbers them. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? Number.NaN;

let askingForm: ((leave: () => void) => void) | undefined;

/** Leaves the page by other means than a link: asks first where something typed would be lost. */
export const leavePage = (leave: () => void): void => {
  if (askingForm) askingForm(leave);
  else withoutOverlays(leave);
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
 * While something is typed that no draft keeps, asks before this page is left: by a link, Back or Forward in the app's
 * own dialog, and where the document goes in the browser's. The router blocks nothing without its data router, so
 * clicks and moves in the history are caught before it hears of them.
 */
export const useAskBeforeLeaving = (isTyped: boolean): void => {
  const navigate = useNavigate();
  useAskBeforeUnload(isTyped);

  useEffect(() => {
    if (!isTyped) return;
    const here = { pathname: location.pathname, index: indexOf(history.state) };
    let asking = false;
    let allowed = false;
    // What is asked once the history is back where it was.
    let returning: (() => void) | undefined;

    const askFor = (leave: () => void) => {
      if (asking) return;
      asking = true;
      const discard = () => {
        allowed = true;
        withoutOverlays(leave);
      };
      void ask(discard, () => {
        asking = false;
      });
    };

    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (allowed || !link || link.pathname === here.pathname) return;
      event.preventDefault();
      askFor(() =>
        link.isConnected ? link.click() : navigate(link.pathname + link.search + link.hash),
      );
    };

    // The history has moved already: it is moved back, and on again after a yes.
    const onPopState = (event: PopStateEvent) => {
      if (allowed || (location.pathname === here.pathname && !returning)) return false;
      if (returning) {
        returning();
        returning = undefined;
        return true;
      }
      const by = indexOf(event.state) - here.index || -1;
      returning = () => (asking ? void keepEditing() : askFor(() => history.go(by)));
      history.go(-by);
      return true;
    };

    askingForm = askFor;
    document.addEventListener('click', onClick, true);
    const unguard = guardHistory(onPopState);
    return () => {
      askingForm = undefined;
      document.removeEventListener('click', onClick, true);
      unguard();
    };
  }, [isTyped, navigate]);
};
