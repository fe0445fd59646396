import type { NotificationData } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { offerUndo } from './lastChange.ts';
import { loadedOverlays, overlays } from './OverlayHost.tsx';
import type { Offer, Undoable } from './undoable.ts';

export const successPopupMs = 2_000;
const popupMs = 5_000;

/** How often somebody has logged out. A popup for one person must not be shown to the next. */
let logOuts = 0;

const latest = new Map<string, string>();

/** Counts passing popups, including those with Undo. An earlier popup must not replace a later one. */
let newest = 0;

type Kind = 'passing' | 'reminder' | 'error';

/**
 * Shows a popup, which replaces the previous one of its kind. A passing popup also closes the popup with Undo.
 * Each popup has its own id. If an old and a new popup had the same id, they would close together.
 */
const show = (kind: Kind, popup: NotificationData) => {
  const of = logOuts;
  if (kind === 'passing') newest++;
  overlays().then(({ notifications, passDone, besideTap }) => {
    if (of !== logOuts) return;
    notifications.hide(latest.get(kind) ?? '');
    if (kind === 'passing') passDone();
    latest.set(kind, notifications.show({ ...popup, ...besideTap() }));
  }, notShown(popup.message));
};

const notShown = (message: unknown) => (error: unknown) =>
  console.error('A popup could not be shown', message, error);

const closeButtonProps = () => ({ 'aria-label': i18n.t('Close') });

/** Runs after the next frame. The change is then visible before its popup. */
const afterFrame = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

/** Shows 'Created!', 'Undone!' or another success for two seconds. Call it only after the success. */
export const showSuccess = (message: string): void =>
  show('passing', {
    message,
    autoClose: successPopupMs,
    color: 'moss',
    role: 'status',
    withCloseButton: false,
  });

/**
 * Names the last change and offers to undo it: 'Read a book: ticked for 22 November'. Ctrl+Z, u and "Your
 * changes" offer Undo longer than the popup does. If several changes are made while the popups' code loads, only the
 * last is shown.
 * @param next an action that the popup also offers
 */
export const showUndo = (message: string, undoable: Undoable, next?: Offer): void => {
  newest++;
  const nth = newest;
  let isUndone = false;
  const undo = () => {
    isUndone = true;
    if (!undoable.undo())
      showNotice(
        i18n.t('That is already saved, so it can no longer be undone. Change it back by hand.'),
      );
    // A held change never reached the server, so the message is shown here. For any other change, it is shown once the
    // server has saved the reverse change.
    else if (undoable.holdLonger) showSuccess(i18n.t('Undone!'));
  };
  // Registered right away, so the key works even before the popups' code is loaded.
  offerUndo({ message, undo });
  afterFrame(() =>
    overlays().then(({ notifications, showDone }) => {
      if (nth !== newest || isUndone) return;
      notifications.hide(latest.get('passing') ?? '');
      showDone(message, popupMs, { ...undoable, undo }, next);
    }, notShown(message)),
  );
};

/** Ends Undo for all changes so far. */
export const endUndo = (): void => {
  newest++;
  offerUndo(undefined);
  loadedOverlays()?.hideDone();
};

/** Removes all popups, questions and offers to undo when a person logs out. */
export const closeOverlays = (): void => {
  logOuts++;
  endUndo();
  loadedOverlays()?.notifications.clean();
  loadedOverlays()?.modals.closeAll();
};

/** Shows a quiet message that needs no action, for example that a change waits for the network. */
export const showNotice = (message: string): void =>
  show('passing', {
    message,
    autoClose: popupMs,
    color: 'amber',
    role: 'status',
    closeButtonProps: closeButtonProps(),
  });

/** Shows a message that the person asked to get at this time. It stays until it is closed. */
export const showReminder = (message: ReactNode): void =>
  show('reminder', {
    message,
    autoClose: false,
    color: 'moss',
    role: 'alert',
    closeButtonProps: closeButtonProps(),
  });

export const hideReminder = (): void => hide('reminder');

/** Shows a message titled 'Error!'. It stays until it is closed. */
export const showError = (message: ReactNode): void =>
  show('error', {
    title: i18n.t('Error!'),
    message,
    autoClose: false,
    color: 'red',
    closeButtonProps: closeButtonProps(),
  });

export const hideError = (): void => hide('error');

const hide = (kind: Kind): void => {
  overlays().then(
    ({ notifications }) => notifications.hide(latest.get(kind) ?? ''),
    () => {},
  );
};
