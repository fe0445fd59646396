import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import classes from './ListItems.module.css';

type Props = {
  readonly description: string;
  readonly onUndo: () => void;
  /** The row goes while the focus is on it: it has to go somewhere. */
  readonly onFocusLost: () => void;
};

/** In the place of an item that was deleted, as long as it can be brought back. */
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
      // Whoever pressed Undo has sent the focus elsewhere by then.
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
