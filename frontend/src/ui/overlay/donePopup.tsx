import { notifications } from '@mantine/notifications';
import type { FocusEvent } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { MessageWithButton } from './MessageWithButton.tsx';
import type { Undoable } from './undoable.ts';
import { undoByKey } from './undoByKey.ts';

type Offer = Omit<Undoable, 'undo'> & { readonly undo: () => void };

/** How many there were. Each has an id of its own: one shown while another of its id goes would go with it. */
let shown = 0;
const idOf = (nth: number) => `done-popup-${nth}`;

/** Takes the popup away, with its offer. */
export const hideDone = (): void => void notifications.hide(idOf(shown));

/** How often a change is held again while the person looks at the offer, in ms: well before it would be sent. */
const holdAgain = 4_000;

/** A finger leaves its hover behind. */
const watched = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';

/**
 * Says what was done for `shownFor` ms and offers to undo it, by a button or Ctrl+Z; it stays while the pointer or the
 * focus is on it. There is one such popup: the next one replaces it.
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
  let withdraw: (() => void) | undefined;
  let focusBefore: EventTarget | null = null;

  const close = () => {
    if (!signal.aborted) notifications.hide(id);
  };
  const isWatched = () => popup()?.matches(watched);
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => (isWatched() ? look() : close()), ms);
  };
  const look = () => {
    if (signal.aborted) return;
    offer.hold?.();
    wait(isWatched() ? holdAgain : shownFor);
  };
  /** The pointer or the focus is on its way. */
  const lookSoon = () => setTimeout(look);
  const undo = () => {
    const hadFocus = popup()?.contains(document.activeElement);
    offer.undo();
    close();
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus();
  };

  notifications.show({
    id,
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
    // It stays while somebody looks at it, which Mantine's own time does for a pointer only.
    autoClose: false,
    onMouseEnter: lookSoon,
    onMouseLeave: lookSoon,
    onBlur: lookSoon,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!popup()?.contains(relatedTarget as Node | null)) focusBefore = relatedTarget;
      lookSoon();
    },
    onClose: () => {
      ending.abort();
      clearTimeout(timer);
      withdraw?.();
      offer.release?.();
    },
  });
  wait(shownFor);
  void offer.over?.then(close);
  withdraw = undoByKey(undo);
};
