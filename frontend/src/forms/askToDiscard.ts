import { confirmDelete } from '../ui/overlay/confirmDelete.tsx';

/** What is asked before anything typed is thrown away. */
export const discardQuestion = {
  title: 'Discard what you typed?',
  text: 'It is not saved.',
  labels: { confirm: 'Discard', cancel: 'Keep editing' },
} as const;

let asking = false;

/** Whether the question is open: Escape answers it, and closes no dialog below it. */
export const isAskingToDiscard = (): boolean => asking;

/** Only a clear yes runs `onDiscard`. */
export const askToDiscard = (onDiscard: () => void): void => {
  asking = true;
  const onGone = () => {
    asking = false;
  };
  confirmDelete({ ...discardQuestion, onConfirm: onDiscard, onGone });
};
