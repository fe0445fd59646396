import { i18n } from '#shared/language/i18n.ts';
import { confirmDelete } from '../ui/overlay/popups/confirmDelete.tsx';

const discardQuestion = () => ({
  title: i18n.t('Discard what you typed?'),
  text: i18n.t('It is not saved.'),
  labels: { confirm: i18n.t('Discard'), cancel: i18n.t('Keep editing') },
});

let asking = false;

/** Whether the question is open. Escape then closes only the question, not the dialog below it. */
export const isAskingToDiscard = (): boolean => asking;

/** Asks whether to discard typed input. Runs `onDiscard` after a clear yes, and otherwise `onKeep`. */
export const askToDiscard = (onDiscard: () => void, onKeep?: () => void): void => {
  asking = true;
  const onGone = (isConfirmed: boolean) => {
    asking = false;
    if (!isConfirmed) onKeep?.();
  };
  confirmDelete({ ...discardQuestion(), onConfirm: onDiscard, onGone });
};
