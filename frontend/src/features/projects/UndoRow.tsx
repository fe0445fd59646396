import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import classes from './ListItems.module.css';

type Props = {
  readonly description: string;
  readonly onUndo: () => void;
  /** Called when the row goes while it has the focus. */
  readonly onFocusLost: () => void;
};

/** Replaces a deleted item while it can be restored. */
export const UndoRow = ({ description, onUndo, onFocusLost }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const lost = useRef(onFocusLost);
  useEffect(() => {
    lost.current = onFocusLost;
  }, [onFocusLost]);
  useLayoutEffect(() => {
    const undo = button.current;
    undo?.focus();
    return () => {
      if (undo !== document.activeElement) return;
      // Undo has moved the focus by then.
      queueMicrotask(() => document.activeElement === document.body && lost.current());
    };
  }, []);
  return (
    <>
      <span className={classes.gone}>Deleted: {description}</span>
      <Button
        ref={button}
        variant="subtle"
        aria-label={`Undo: bring back ${description}`}
        onClick={onUndo}
      >
        Undo
      </Button>
    </>
  );
};
