import { overlays } from './overlays/overlayState.ts';

export type ConfirmDeleteProps = {
  /** 'Delete Habit?' */
  readonly title: string;
  /** What is lost, and that it can't be undone. */
  readonly text: string;
  readonly onConfirm: () => void;
};

/** Asks before something is destroyed; only a clear yes runs `onConfirm`. */
export const confirmDelete = ({ title, text, onConfirm }: ConfirmDeleteProps): void => {
  overlays().then(
    ({ modals }) =>
      modals.openConfirmModal({
        title,
        children: <p>{text}</p>,
        labels: { confirm: 'Yes, delete it!', cancel: 'Cancel' },
        confirmProps: { color: 'red' },
        // The harmless answer is the one that a hasty Enter gives.
        cancelProps: { 'data-autofocus': true },
        onConfirm,
      }),
    () => {
      // The dialog could not be fetched; the browser's own can ask as well.
      if (window.confirm(`${title}\n\n${text}`)) onConfirm();
    },
  );
};
