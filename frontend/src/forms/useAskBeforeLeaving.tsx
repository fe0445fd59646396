import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { overlays } from '../ui/overlay/OverlayHost.tsx';
import { guardHistory } from './historyGuard.ts';

const question = 'Discard what you typed?';
const consequence = 'It is not saved.';

/** Only a clear yes runs `onDiscard`; `onClose` follows either answer. */
const ask = (onDiscard: () => void, onClose: () => void) =>
  overlays().then(
    ({ modals }) =>
      modals.openConfirmModal({
        title: question,
        children: <p>{consequence}</p>,
        labels: { confirm: 'Discard', cancel: 'Keep editing' },
        confirmProps: { color: 'red' },
        // Enter stays, so that a hasty Enter does no harm.
        cancelProps: { 'data-autofocus': true },
        onConfirm: onDiscard,
        onClose,
      }),
    () => {
      // The dialog's code could not be fetched: the browser's own dialog asks.
      if (window.confirm(`${question} ${consequence}`)) onDiscard();
      onClose();
    },
  );

/** The address within the app that a click leads to in this tab. */
const destinationOf = (event: MouseEvent): URL | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link?.href || !isPlain || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : undefined;
};

/** The place of an entry in the tab's history, as the router numbers them. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? Number.NaN;

/**
 * While `isTyped`, asks before this page is left: by a link, Back or Forward in the app's own dialog, and where
 * the document goes (another site, closing the tab) in the browser's. The router blocks nothing without its data
 * router, so clicks and moves in the history are caught before it hears of them.
 */
export const useAskBeforeLeaving = (isTyped: boolean, onDiscard: () => void): void => {
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: onDiscard differs with each letter, and does the same
  useEffect(() => {
    if (!isTyped) return;
    const here = { pathname: location.pathname, index: indexOf(history.state) };
    let asking = false;
    let allowed = false;
    let returning = false;

    const askFor = (leave: () => void) => {
      if (asking) return;
      asking = true;
      const discard = () => {
        allowed = true;
        onDiscard();
        leave();
      };
      void ask(discard, () => {
        asking = false;
      });
    };

    const onClick = (event: MouseEvent) => {
      const url = destinationOf(event);
      if (allowed || !url || url.pathname === here.pathname) return;
      event.preventDefault();
      askFor(() => navigate(url.pathname + url.search + url.hash));
    };

    // The history has moved already: it is moved back, and on again after a yes.
    const onPopState = (event: PopStateEvent) => {
      if (allowed || (location.pathname === here.pathname && !returning)) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      const by = indexOf(event.state) - here.index || -1;
      returning = true;
      history.go(-by);
      askFor(() => history.go(by));
    };

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!allowed) event.preventDefault();
    };

    document.addEventListener('click', onClick, true);
    const unguard = guardHistory(onPopState);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      unguard();
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isTyped, navigate]);
};
