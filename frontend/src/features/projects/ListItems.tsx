import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { maxListItemLength } from '#shared/projects/model.ts';
import classes from './ListItems.module.css';

type Props = {
  /** 'goal', 'challenge' … */
  readonly unit: string;
  readonly onAdd: (description: string) => void;
  readonly input: Ref<HTMLInputElement>;
};

/** Adds one line per Enter. */
export const AddListItem = ({ unit, onAdd, input }: Props) => {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const description = text.trim();
    setMissing(description === '');
    if (description === '') return;
    setText('');
    onAdd(description);
  };
  return (
    <form className={classes.add} onSubmit={submit}>
      <TextInput
        ref={input}
        className={classes.addText ?? ''}
        aria-label={`New ${unit}`}
        placeholder={`Add a ${unit}`}
        maxLength={maxListItemLength}
        value={text}
        error={isMissing && `Describe the ${unit} first.`}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="default" aria-label={`Add ${unit}`}>
        Add
      </Button>
    </form>
  );
};

type UndoRowProps = {
  readonly description: string;
  readonly onUndo: () => void;
  /** Called when the row goes while it has the focus. */
  readonly onFocusLost: () => void;
};

/** Replaces a deleted item while it can be restored. */
export const UndoRow = ({ description, onUndo, onFocusLost }: UndoRowProps) => {
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

/** Puts the focus on the first of some buttons of an item that is on screen. */
export const focusListItem = (
  list: HTMLElement | null,
  itemId: string,
  buttons: readonly ('data-edit' | 'data-delete')[],
): void =>
  buttons
    .map((button) => list?.querySelector<HTMLElement>(`[data-list-item="${itemId}"] [${button}]`))
    .find((button) => button?.checkVisibility())
    ?.focus();
