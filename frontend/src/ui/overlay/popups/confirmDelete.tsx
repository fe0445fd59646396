import { useEffect, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { overlays } from './OverlayHost.tsx';
import { endUndo } from './popups.ts';

export type ConfirmDeleteProps = {
  /** 'Delete Habit?' */
  readonly title: string;
  /** Says what is lost, and that it can't be undone. */
  readonly text: string;
  /** Replaces `text` once it is known, for example with a number. */
  readonly later?: Promise<string>;
  readonly onConfirm: () => void;
  /** Called after the dialog has closed, with either answer. */
  readonly onGone?: (isConfirmed: boolean) => void;
  /** The labels of the buttons, if the question is not about a deletion. */
  readonly labels?: { readonly confirm: string; readonly cancel: string };
};

type QuestionProps = { readonly text: string; readonly later: Promise<string> | undefined };

const Question = ({ text, later }: QuestionProps) => {
  const [full, setFull] = useState(text);
  useEffect(() => {
    let isShown = true;
    void later?.then((known) => isShown && setFull(known));
    return () => {
      isShown = false;
    };
  }, [later]);
  return (
    <p dir="auto" aria-live="polite">
      {full}
    </p>
  );
};

/** Asks before a deletion. `onConfirm` only runs after a clear yes. */
export const confirmDelete = ({
  title,
  text,
  later,
  onConfirm,
  onGone,
  labels,
}: ConfirmDeleteProps): void => {
  let isConfirmed = false;
  const confirmed = () => {
    // After a deletion, earlier changes to the item can't be undone any more.
    if (!labels) endUndo();
    onConfirm();
  };
  overlays().then(
    ({ modals }) =>
      modals.openConfirmModal({
        title,
        children: <Question text={text} later={later} />,
        labels: labels ?? { confirm: i18n.t('Yes, delete it!'), cancel: i18n.t('Cancel') },
        confirmProps: { color: 'red' },
        // Enter cancels. An accidental Enter then does no harm.
        cancelProps: { 'data-autofocus': true },
        onConfirm: () => {
          isConfirmed = true;
        },
        // Runs once the focus has returned. If the item is then deleted, the focus can move to the next item.
        onExitTransitionEnd: () => {
          onGone?.(isConfirmed);
          if (isConfirmed) confirmed();
        },
      }),
    () => {
      // If the dialog's code can't load, the browser's own dialog asks.
      const isSure = window.confirm(`${title}\n\n${text}`);
      onGone?.(isSure);
      if (isSure) confirmed();
    },
  );
};
