import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxGroup } from '#shared/habits/model.ts';
import { limitTo } from '../../../forms/fields/limitTo.ts';
import classes from './ArrangePanel.module.css';

type Props = {
  readonly label: string;
  readonly submit: string;
  readonly initial?: string;
  readonly isDisabled?: boolean;
  readonly onName: (name: string) => void;
};

export const GroupNameForm = ({
  label,
  submit,
  initial = '',
  isDisabled = false,
  onName,
}: Props) => {
  const [name, setName] = useState(initial);
  const trimmed = name.trim();
  return (
    <form
      className={classes.groupName}
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') onName(trimmed);
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={label}
        autoFocus={initial !== ''}
        disabled={isDisabled}
        {...limitTo(maxGroup)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isDisabled || trimmed === ''}>
        {submit}
      </Button>
    </form>
  );
};
