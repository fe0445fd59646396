import type { NotificationData } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { type Loaded, loadedOverlays, overlays } from './OverlayHost.tsx';
import type { Undoable } from './undoable.ts';
import { undoByKey } from './undoByKey.ts';

export const successPopupMs = 2_000;
export const noticePopupMs = 6_000;
export const undoPopupMs = 10_000;
/** Taps this close are one double tap. */
export const doubleTapMs = 500;

/** How many people have logged out. A popup that is still pending for one is not shown to the next. */
let people = 0;

/** The id of the latest popup of each kind. */
const latest = new Map<string, string>();

/**
 * Replaces the popup of its kind. Each needs its own id: a popup that is shown while another with its id closes would
 * close too.
 */
const show = (kind: string, popup: NotificationData) => {
  const of = people;
  overlays().then(({ notifications }) => {
    if (of !== people) return;
    notifications.hide(latest.get(kind) ?? '');
    latest.set(kind, notifications.show(popup));
  }, notShown(popup.message));
};

const notShown = (message: unknown) => (error: unknown) =>
  console.error('A popup could not be shown', message, error);

const closeButtonProps = () => ({ 'aria-label': i18n.t('Close') });

let newestTurn = 0;

/** Shows the latest change. If several were made while the code loaded, only the last one. */
const showNewest = (...shown: Parameters<Loaded['showDone']>): void => {
  newestTurn++;
  const turn = newestTurn;
  // The key works before the popup's code has loaded.
  undoByKey(shown[2].undo);
  afterFrame(() =>
    overlays().then(({ showDone }) => {
      if (turn === newestTurn) showDone(...shown);
    }, notShown(shown[0])),
  );
};

/** The change shows in this frame, its popup in a later one. */
const afterFrame = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

/**
 * 'Created!', 'Updated!', 'Deleted!', 'Undone!', once the server has confirmed it: for two seconds, without a button.
 */
export const showSuccess = (message: string): void =>
  show('success', {
    message,
    autoClose: successPopupMs,
    color: 'moss',
    role: 'status',
    withCloseButton: false,
  });

type Offer = Undoable & {
  readonly message: string;
  /** How many taps there were in quick succession. */
  readonly taps: number;
  /** The two changes of a double tap. */
  readonly parts?: readonly [Offer, Offer];
  /** In ms since 1970. */
  readonly until: number;
};

/** The changes that can be undone. The newest is last. */
let offers: readonly Offer[] = [];

const withdraw = (offer: Offer): void => {
  offers = offers.filter((one) => one !== offer);
};

/** The change of the previous tap, if it was the same button and recent. */
const tapBefore = ({ together, until }: Offer): Offer | undefined => {
  const last = offers.at(-1);
  const isSame = last !== undefined && together !== undefined && last.together === together;
  return isSame && until - last.until < doubleTapMs ? last : undefined;
};

/** One popup for a double tap. A message that contains the total, such as '2 glasses', needs no 'twice'. */
const doubled = (first: Offer, second: Offer): Offer => {
  const { message, undoEnded } = second;
  return {
    ...second,
    taps: 2,
    parts: [first, second],
    message: message === first.message ? i18n.t('{message}, twice', { message }) : message,
    undo: () => [second.undo(), first.undo()].every(Boolean),
    ...(undoEnded &&
      first.undoEnded && {
        undoEnded: Promise.all([undoEnded, first.undoEnded]).then(() => undefined),
      }),
  };
};

/**
 * Shows a message with Undo for ten seconds: 'Read a book: ticked for 22 November'. A double tap does the change twice,
 * since it may be intended, and Undo takes both back, since it may not be. After more taps, each is undone alone.
 */
export const showUndo = (message: string, undoable: Undoable): void => {
  const single = { ...undoable, message, taps: 1, until: Date.now() + undoPopupMs };
  const before = tapBefore(single);
  const isDouble = before?.taps === 1;
  const offer = isDouble ? doubled(before, single) : { ...single, taps: (before?.taps ?? 0) + 1 };
  if (before) withdraw(before);
  const earlier = before && !isDouble ? (before.parts ?? [before]) : [];
  offers = [...offers, ...earlier, offer];
  for (const one of [single, offer]) void one.undoEnded?.then(() => withdraw(one));
  showOffer(offer, offer.message, undoPopupMs);
};

/** Ends the Undo of all changes so far. */
export const endUndo = (): void => {
  offers = [];
  newestTurn++;
  undoByKey(undefined);
  loadedOverlays()?.hideDone();
};

/** The person leaves: closes all popups and questions, and ends all Undos. */
export const closeOverlays = (): void => {
  people++;
  endUndo();
  loadedOverlays()?.notifications.clean();
  loadedOverlays()?.modals.closeAll();
};

/** Shows a change with Undo. After it is undone, the change before it is offered for the rest of its time. */
const showOffer = (offer: Offer, message: string, shownFor: number): void => {
  const undo = () => {
    withdraw(offer);
    if (!offer.undo()) {
      showNotice(
        i18n.t('That is already saved, so it can no longer be undone. Change it back by hand.'),
      );
      return;
    }
    const left = ({ until }: Offer) => until - Date.now();
    const before = offers.findLast((one) => left(one) > 0);
    // A held change never reached the server. Otherwise the reverse change shows this once the server has it.
    if (offer.holdLonger) showSuccess(i18n.t('Undone!'));
    if (before)
      showOffer(
        before,
        i18n.t('Before that: {message}', { message: before.message }),
        left(before),
      );
  };
  // A later change is about to show its own popup.
  const onDismiss = () => {
    offers = offers.slice(offers.indexOf(offer) + 1);
  };
  showNewest(message, shownFor, { ...offer, undo, onDismiss });
};

/** A message that needs no action, e.g. that a change was rolled back. */
export const showNotice = (message: string): void =>
  show('notice', {
    message,
    autoClose: noticePopupMs,
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

const hide = (kind: string): void => {
  overlays().then(
    ({ notifications }) => notifications.hide(latest.get(kind) ?? ''),
    () => {},
  );
};
