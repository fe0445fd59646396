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

/** How many have left: what was still to be shown to one of them is not shown to the next. */
let people = 0;

/** The id of the latest popup of each kind. */
const latest = new Map<string, string>();

/** Replaces the popup of its kind. Each has an id of its own: one shown while another of its id goes would go with it. */
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

/** What was done last; of what was done while the code of popups came, the last alone. */
const showNewest = (...shown: Parameters<Loaded['showDone']>): void => {
  newestTurn++;
  const turn = newestTurn;
  // The key needs no popup, whose code may still be on its way.
  undoByKey(shown[2].undo);
  afterFrame(() =>
    overlays().then(({ showDone }) => {
      if (turn === newestTurn) showDone(...shown);
    }, notShown(shown[0])),
  );
};

/** What was done shows in this frame, and what is said about it in a later one. */
const afterFrame = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

/** 'Created!', 'Updated!', 'Deleted!', 'Undone!', once it is so: two seconds, no button. */
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
  /** How many taps there were so far, each close to the one before. */
  readonly taps: number;
  /** The two offers of a double tap. */
  readonly parts?: readonly [Offer, Offer];
  /** In ms since 1970. */
  readonly until: number;
};

/** What can be undone, one by one: the newest is last. */
let offers: readonly Offer[] = [];

const withdraw = (offer: Offer): void => {
  offers = offers.filter((one) => one !== offer);
};

/** The offer of the tap before, if it was of the same button and close. */
const tapBefore = ({ together, until }: Offer): Offer | undefined => {
  const last = offers.at(-1);
  const isSame = last !== undefined && together !== undefined && last.together === together;
  return isSame && until - last.until < doubleTapMs ? last : undefined;
};

/** One offer for a double tap. A message that says the whole already, such as '2 glasses', needs no 'twice'. */
const doubled = (first: Offer, second: Offer): Offer => {
  const { message, over } = second;
  return {
    ...second,
    taps: 2,
    parts: [first, second],
    message: message === first.message ? i18n.t('{message}, twice', { message }) : message,
    undo: () => [second.undo(), first.undo()].every(Boolean),
    ...(over && first.over && { over: Promise.all([over, first.over]).then(() => undefined) }),
  };
};

/**
 * Says what was done, and offers to undo it for ten seconds: 'Read a book: ticked for 22 November'. A double tap does
 * it twice, since one may mean it, and is undone at once, since one may not. Who taps more often counts: each tap is
 * undone alone.
 */
export const showUndo = (message: string, undoable: Undoable): void => {
  const single = { ...undoable, message, taps: 1, until: Date.now() + undoPopupMs };
  const before = tapBefore(single);
  const isDouble = before?.taps === 1;
  const offer = isDouble ? doubled(before, single) : { ...single, taps: (before?.taps ?? 0) + 1 };
  if (before) withdraw(before);
  const earlier = before && !isDouble ? (before.parts ?? [before]) : [];
  offers = [...offers, ...earlier, offer];
  for (const one of [single, offer]) void one.over?.then(() => withdraw(one));
  showOffer(offer, offer.message, undoPopupMs);
};

/** Nothing done so far can be undone any longer. */
export const endUndo = (): void => {
  offers = [];
  newestTurn++;
  undoByKey(undefined);
  loadedOverlays()?.hideDone();
};

/** The person leaves: nothing of theirs stays on the screen, neither popups, nor what can be undone, nor questions. */
export const closeOverlays = (): void => {
  people++;
  endUndo();
  loadedOverlays()?.notifications.clean();
  loadedOverlays()?.modals.closeAll();
};

/** Where it is undone, what was done before it is offered again for the rest of its time. */
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
    // The server never heard of what was held; else the reverse change says so once the server has it.
    if (offer.hold) showSuccess(i18n.t('Undone!'));
    if (before)
      showOffer(
        before,
        i18n.t('Before that: {message}', { message: before.message }),
        left(before),
      );
  };
  // What was done since is on its way to be offered.
  const onDismiss = () => {
    offers = offers.slice(offers.indexOf(offer) + 1);
  };
  showNewest(message, shownFor, { ...offer, undo, onDismiss });
};

/** A quiet message that needs no action, e.g. what was rolled back. */
export const showNotice = (message: string): void =>
  show('notice', {
    message,
    autoClose: noticePopupMs,
    color: 'amber',
    role: 'status',
    closeButtonProps: closeButtonProps(),
  });

/** Something that a person asked to be told at this moment; it stays until it is closed. */
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
