import { i18n } from '#shared/language/i18n.ts';
import { overlays } from './OverlayHost.tsx';
import { endUndo } from './popups.ts';

export type ConfirmDeleteProps = {
  /** 'Delete Habit?' */
  readonly title: string;
  /** Names what is lost, and that it can't be undone. */
  readonly text: string;
  readonly onConfirm: () => void;
  /** Once the dialog is gone, after either answer. */
  readonly onGone?: (isConfirmed: boolean) => void;
  /** The labels of the buttons, where they are others than those of a deletion. */
  readonly labels?: { readonly confirm: string; readonly cancel: string };
};

/** Asks before a deletion; only a clear yes runs `onConfirm`. */
export const confirmDelete = ({
  title,
  text,
  onConfirm,
  onGone,
  labels,
}: ConfirmDeleteProps): void => {
  let isConfirmed = false;
  const confirmed = () => {
    // What was done to it goes with it.
    if (!labels) endUndo();
    onConfirm();
  };
  overlays().then(
    ({ modals }) =>
      modals.openConfirmModal({
        title,
        children: <p dir="auto">{text}</p>,
        labels: labels ?? { confirm: i18n.t('Yes, delete it!'), cancel: i18n.t('Cancel') },
        confirmProps: { color: 'red' },
        // Enter cancels, so that a hasty Enter does no harm.
        cancelProps: { 'data-autofocus': true },
        onConfirm: () => {
          isConfirmed = true;
        },
        // Once the focus is back where it was: what was deleted there hands it on.
        onExitTransitionEnd: () => {
          onGone?.(isConfirmed);
          if (isConfirmed) confirmed();
        },
      }),
    () => {
      // The dialog's code could not be fetched: the browser's own dialog asks.
      const isSure = window.confirm(`${title}\n\n${text}`);
      onGone?.(isSure);
      if (isSure) confirmed();
    },
  );
};
