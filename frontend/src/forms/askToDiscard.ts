import { i18n } from '#shared/language/i18n.ts';
import { confirmDelete } from '../ui/overlay/confirmDelete.tsx';

/** What is asked before anything typed is thrown away. */
const discardQuestion = () => ({
  title: i18n.t('Discard what you typed?'),
  text: i18n.t('It is not saved.'),
  labels: { confirm: i18n.t('Discard'), cancel: i18n.t('Keep editing') },
});

let asking = false;

/** Whether the question is open: Escape answers it, and closes no dialog below it. */
export const isAskingToDiscard = (): boolean => asking;

/** Only a clear yes runs `onDiscard`; anything else runs `onKeep`. */
export const askToDiscard = (onDiscard: () => void, onKeep?: () => void): void => {
  asking = true;
  const onGone = (isConfirmed: boolean) => {
    asking = false;
    if (!isConfirmed) onKeep?.();
  };
  confirmDelete({ ...discardQuestion(), onConfirm: onDiscard, onGone });
};
