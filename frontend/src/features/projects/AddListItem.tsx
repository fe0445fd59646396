import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useState } from 'react';
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
