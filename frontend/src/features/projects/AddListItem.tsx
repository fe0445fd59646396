import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useState } from 'react';
import { maxListItemLength } from '#shared/projects/model.ts';
import classes from './ListItems.module.css';

type Props = {
  /** 'goal', 'challenge' … */
  readonly unit: string;
  /** Returns whether it was saved. */
  readonly onAdd: (description: string) => Promise<boolean>;
  readonly input: Ref<HTMLInputElement>;
};

/** Adds one line per Enter. */
export const AddListItem = ({ unit, onAdd, input }: Props) => {
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const description = text.trim();
    if (description === '') return;
    setText('');
    if (!(await onAdd(description))) setText((typed) => typed || description);
  };
  return (
    <form className={classes.add} onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={input}
        className={classes.addText ?? ''}
        aria-label={`New ${unit}`}
        placeholder={`Add a ${unit}`}
        maxLength={maxListItemLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" aria-label={`Add ${unit}`}>
        Add
      </Button>
    </form>
  );
};
