import { confirmDelete } from '../ui/overlay/confirmDelete.tsx';

/** What is asked before anything typed is thrown away. */
const discardQuestion = {
  title: 'Discard what you typed?',
  text: 'It is not saved.',
  labels: { confirm: 'Discard', cancel: 'Keep editing' },
} as const;

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
  confirmDelete({ ...discardQuestion, onConfirm: onDiscard, onGone });
};
