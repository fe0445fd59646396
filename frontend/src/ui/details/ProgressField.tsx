import { Button, TextInput } from '@mantine/core';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { readPercent } from '../format/percent.ts';
import classes from './ItemDetails.module.css';

type Props = {
  /** The item's name. */
  readonly name: string;
  readonly percent: number;
  readonly onProgress: (percent: number) => void;
};

/** A percentage that can be edited. Enter or Set saves it, and Escape restores it. */
export const ProgressField = ({ name, percent, onProgress }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const close = () => {
    setTyped(null);
    setError(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (typed === null) return;
    const next = readPercent(typed);
    if (next === undefined)
      return setError(i18n.t('Progress must be a whole number from 0 to 100'));
    close();
    if (next !== percent) onProgress(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <form className={classes.typed} noValidate onSubmit={save} {...{ onBlur, onKeyDown }}>
      <TextInput
        className={classes.field ?? ''}
        aria-label={i18n.t('Progress of {name} in percent', { name })}
        title={i18n.t('Set the progress')}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? i18n.t('{percent}%', { percent })}
        error={error}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed !== null && (
        // Safari does not focus a pressed button. The field would lose the focus and close before the click.
        <Button
          type="submit"
          variant="light"
          size="compact-sm"
          onMouseDown={(event) => event.preventDefault()}
        >
          {i18n.t('Set')}
        </Button>
      )}
    </form>
  );
};
