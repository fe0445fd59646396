import type { NotificationData } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { offerUndo } from './lastChange.ts';
import { loadedOverlays, overlays } from './OverlayHost.tsx';
import type { Undoable } from './undoable.ts';

export const successPopupMs = 2_000;
const popupMs = 5_000;

/** How many people have logged out. A popup for one person is not shown to the next. */
let people = 0;

/** The id of the latest popup of each kind. */
const latest = new Map<string, string>();

/** Counts the popups that pass, also those with Undo. An earlier one must not replace a later one. */
let newest = 0;

type Kind = 'passing' | 'reminder' | 'error';

/**
 * Replaces the popup of its kind; one that passes also replaces the one with Undo. Each has its own id: a new popup with
 * the id of one that closes would close too.
 */
const show = (kind: Kind, popup: NotificationData) => {
  const of = people;
  if (kind === 'passing') newest++;
  overlays().then(({ notifications, passDone, besideTap }) => {
    if (of !== people) return;
    notifications.hide(latest.get(kind) ?? '');
    if (kind === 'passing') passDone();
    latest.set(kind, notifications.show({ ...popup, ...besideTap() }));
  }, notShown(popup.message));
};

const notShown = (message: unknown) => (error: unknown) =>
  console.error('A popup could not be shown', message, error);

const closeButtonProps = () => ({ 'aria-label': i18n.t('Close') });

/** The change itself is shown in this frame, its popup in a later one. */
const afterFrame = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

/**
 * 'Created!', 'Updated!', 'Deleted!' or 'Undone!', once the server has confirmed the change: for two seconds, without a
 * button.
 */
export const showSuccess = (message: string): void =>
  show('passing', {
    message,
    autoClose: successPopupMs,
    color: 'moss',
    role: 'status',
    withCloseButton: false,
  });

/**
 * Names the last change, and offers to undo it: 'Read a book: ticked for 22 November'. "Your changes" and the key offer
 * it for longer than the popup. If several changes are made while the code of popups loads, only the last one is shown.
 */
export const showUndo = (message: string, undoable: Undoable): void => {
  newest++;
  const nth = newest;
  let isUndone = false;
  const undo = () => {
    isUndone = true;
    if (!undoable.undo())
      showNotice(
        i18n.t('That is already saved, so it can no longer be undone. Change it back by hand.'),
      );
    // A held change never reached the server. For any other, the reverse change shows the message once the server has
    // it.
    else if (undoable.holdLonger) showSuccess(i18n.t('Undone!'));
  };
  // The key works before the code of popups is loaded.
  offerUndo({ message, undo });
  afterFrame(() =>
    overlays().then(({ notifications, showDone }) => {
      if (nth !== newest || isUndone) return;
      notifications.hide(latest.get('passing') ?? '');
      showDone(message, popupMs, { ...undoable, undo });
    }, notShown(message)),
  );
};

/** Withdraws Undo for all changes so far. */
export const endUndo = (): void => {
  newest++;
  offerUndo(undefined);
  loadedOverlays()?.hideDone();
};

/** Removes all popups, offers and questions of the person who logs out. */
export const closeOverlays = (): void => {
  people++;
  endUndo();
  loadedOverlays()?.notifications.clean();
  loadedOverlays()?.modals.closeAll();
};

/** A quiet message that needs no action, e.g. that a change was rolled back. */
export const showNotice = (message: string): void =>
  show('passing', {
    message,
    autoClose: popupMs,
    color: 'amber',
    role: 'status',
    closeButtonProps: closeButtonProps(),
  });

/** A message that the person asked for at this moment. It stays until it is closed. */
export const showReminder = (message: ReactNode): void =>
  show('reminder', {
    message,
    autoClose: false,
    color: 'moss',
    role: 'alert',
    closeButtonProps: closeButtonProps(),
  });

export const hideReminder = (): void => hide('reminder');

/** Titled 'Error!'; stays until it is closed. */
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
