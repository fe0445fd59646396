import { notifications } from '@mantine/notifications';
import type { FocusEvent } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { besideTap } from './besideTap.ts';
import { offerUndo } from './lastChange.ts';
import { MessageWithButton } from './MessageWithButton.tsx';
import type { Undoable } from './undoable.ts';

type Offer = Omit<Undoable, 'undo'> & { readonly undo: () => void };

/** Counts popups. Each needs its own id: if two had the same, closing one would close the other, too. */
let shown = 0;
const idOf = (nth: number) => `done-popup-${nth}`;

/** Closes the popup and withdraws its Undo. */
export const hideDone = (): void => void notifications.hide(idOf(shown));

let pass: () => void = () => undefined;

/** Closes the popup, unless somebody looks at it. Its change can still be undone. */
export const passDone = (): void => pass();

/**
 * How often the change is held again while the person looks at the popup, in ms. Well below the time after which the
 * change is sent.
 */
const holdAgain = 4_000;

/** After a touch, a finger's hover stays. */
const watched = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';

/**
 * Shows a message for `shownFor` ms, with Undo by a button or Ctrl+Z. The popup stays while it has the pointer or the
 * focus. Only one such popup is shown; the next one replaces it. Only closing it by hand ends the offer.
 */
export const showDone = (message: string, shownFor: number, offer: Offer): void => {
  const before = idOf(shown);
  shown++;
  const id = idOf(shown);
  notifications.hide(before);
  const popup = () => document.getElementById(id);
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout>;
  let focusBefore: EventTarget | null = null;

  const close = () => {
    if (!signal.aborted) notifications.hide(id);
  };
  const isWatched = () => popup()?.matches(watched);
  let hasPassed = false;
  const passOver = () => {
    hasPassed = true;
    close();
  };
  pass = () => {
    if (!isWatched()) passOver();
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => (isWatched() ? holdWhileWatched() : passOver()), ms);
  };
  const holdWhileWatched = () => {
    if (signal.aborted) return;
    offer.holdLonger?.();
    wait(isWatched() ? holdAgain : shownFor);
  };
  /** The pointer or the focus arrives a moment later. */
  const holdSoon = () => setTimeout(holdWhileWatched);
  const undo = () => {
    const hadFocus = popup()?.contains(document.activeElement);
    offer.undo();
    close();
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus();
  };

  const withdraw = offerUndo({ message, undo });
  notifications.show({
    id,
    ...besideTap(),
    role: 'status',
    color: 'moss',
    message: (
      <MessageWithButton
        message={message}
        title={i18n.t('Undo (Ctrl+Z)')}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={undo}
      >
        {i18n.t('Undo')}
      </MessageWithButton>
    ),
    closeButtonProps: { 'aria-label': i18n.t('Close') },
    // The popup stays while somebody looks at it. Mantine's own timer only pauses for a pointer.
    autoClose: false,
    onMouseEnter: holdSoon,
    onMouseLeave: holdSoon,
    onBlur: holdSoon,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!popup()?.contains(relatedTarget as Node | null)) focusBefore = relatedTarget;
      holdSoon();
    },
    onClose: () => {
      ending.abort();
      clearTimeout(timer);
      if (hasPassed) return;
      withdraw();
      offer.release?.();
    },
  });
  wait(shownFor);
  void offer.undoEnded?.then(() => {
    withdraw();
    close();
  });
};
