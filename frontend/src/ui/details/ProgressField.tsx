import { Button, TextInput } from '@mantine/core';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { i18n } from '#shared/language/i18n.ts';
import { readPercent } from '../format/percent.ts';
import classes from './ItemDetails.module.css';

type Props = {
  /** The name of the item. */
  readonly name: string;
  readonly percent: number;
  readonly onProgress: (percent: number) => void;
};

/** A percentage that becomes an input when it is pressed. */
export const ProgressField = ({ name, percent, onProgress }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setTyped(null);
    setError(null);
  };
  const closeAndReturn = () => {
    flushSync(close);
    button.current?.focus();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = readPercent(typed ?? '');
    if (next === undefined)
      return setError(i18n.t('Progress must be a whole number from 0 to 100'));
    closeAndReturn();
    if (next !== percent) onProgress(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeAndReturn();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        className={classes.percent}
        aria-label={i18n.t('{percent}%: set the progress of {name}', { percent, name })}
        title={i18n.t('Set the progress')}
        onClick={() => setTyped(String(percent))}
      >
        {i18n.t('{percent}%', { percent })}
      </button>
    );
  }
  return (
    <form className={classes.typed} noValidate onSubmit={save} {...{ onBlur, onKeyDown }}>
      <TextInput
        aria-label={i18n.t('Progress of {name} in percent', { name })}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {/* In Safari a button takes no focus, so the field would lose it and close before the click. */}
      <Button type="submit" variant="light" onMouseDown={(event) => event.preventDefault()}>
        {i18n.t('Set')}
      </Button>
    </form>
  );
};
