import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useState } from 'react';
import { maxListItemLength } from '#shared/projects/model.ts';
import { useDraftText } from '../../forms/useDraftText.ts';
import classes from './ListItems.module.css';

type Props = {
  /** 'goal', 'challenge' … */
  readonly unit: string;
  readonly onAdd: (description: string) => void;
  readonly input: Ref<HTMLInputElement>;
  /** Names what is half typed: 'goal of 01J…'. */
  readonly draft: string;
};

/** Adds one line per Enter. */
export const AddListItem = ({ unit, onAdd, input, draft }: Props) => {
  const [text, setText] = useDraftText(draft);
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
