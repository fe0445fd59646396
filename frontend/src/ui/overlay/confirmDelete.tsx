import { overlays } from './overlayState.ts';

export type ConfirmDeleteProps = {
  /** 'Delete Habit?' */
  readonly title: string;
  /** Names what is lost, and that it can't be undone. */
  readonly text: string;
  readonly onConfirm: () => void;
};

/** Asks before a deletion; only a clear yes runs `onConfirm`. */
export const confirmDelete = ({ title, text, onConfirm }: ConfirmDeleteProps): void => {
  overlays().then(
    ({ modals }) =>
      modals.openConfirmModal({
        title,
        children: <p>{text}</p>,
        labels: { confirm: 'Yes, delete it!', cancel: 'Cancel' },
        confirmProps: { color: 'red' },
        // Enter cancels, so that a hasty Enter does no harm.
        cancelProps: { 'data-autofocus': true },
        onConfirm,
      }),
    () => {
      // The dialog's code could not be fetched: the browser's own dialog asks.
      if (window.confirm(`${title}\n\n${text}`)) onConfirm();
    },
  );
};
