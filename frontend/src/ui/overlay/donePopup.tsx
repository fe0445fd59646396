import { notifications } from '@mantine/notifications';
import type { FocusEvent } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { MessageWithButton } from './MessageWithButton.tsx';
import { besideTap } from './popups/besideTap.ts';
import { offerUndo } from './popups/lastChange.ts';
import type { Offer, Undoable } from './popups/undoable.ts';

type Done = Omit<Undoable, 'undo'> & { readonly undo: () => void };

/** Counts popups to give each its own id. With the same id, closing one popup would close the other. */
let shown = 0;
const idOf = (nth: number) => `done-popup-${nth}`;

/** Closes the popup and withdraws its Undo. */
export const hideDone = (): void => void notifications.hide(idOf(shown));

let pass: () => void = () => undefined;

/** Closes the popup unless it has the pointer or the focus. Its change can still be undone by key. */
export const passDone = (): void => pass();

/**
 * While the popup is hovered or focused, sending the change is postponed again at this interval, in ms. The interval
 * must be much shorter than `holdFor`.
 */
const holdAgain = 4_000;

/** When a popup counts as watched. On touch screens only the focus counts, because `:hover` stays after a tap. */
const watched = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';

/**
 * Shows a message for `shownFor` ms, with a button for Undo. The popup stays while it has the pointer or the focus. A
 * new popup replaces the previous one. When the popup closes by itself, the change can still be undone by key or in
 * "Your changes". Any other way of closing it ends the offer. `next` is an action that the popup offers on a second
 * line.
 */
export const showDone = (message: string, shownFor: number, offer: Done, next?: Offer): void => {
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
  /** Waits a moment, because the pointer or the focus moves only after the event. */
  const holdSoon = () => setTimeout(holdWhileWatched);
  const closeAfter = (action: () => void) => {
    const hadFocus = popup()?.contains(document.activeElement);
    action();
    close();
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus();
  };
  const undo = () => closeAfter(offer.undo);
  const take = () => closeAfter(() => next?.run());

  const withdraw = offerUndo({ message, undo });
  notifications.show({
    id,
    ...besideTap(),
    role: 'status',
    color: 'moss',
    message: (
      <>
        <MessageWithButton
          message={message}
          title={i18n.t('Undo (Ctrl+Z)')}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={undo}
        >
          {i18n.t('Undo')}
        </MessageWithButton>
        {next && (
          <MessageWithButton message={next.message} onClick={take}>
            {next.label}
          </MessageWithButton>
        )}
      </>
    ),
    closeButtonProps: { 'aria-label': i18n.t('Close') },
    // No automatic closing: Mantine's timer pauses only for the pointer, not for the focus.
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
