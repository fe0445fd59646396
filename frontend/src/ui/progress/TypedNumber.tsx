import { Button, TextInput } from '@mantine/core';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './TypedNumber.module.css';

type Props = {
  /** 'Progress of Learn Rust in percent' */
  readonly label: string;
  /** Shown on hover. */
  readonly title: string;
  readonly value: number;
  /** The value as a text, until another one is typed: '45%'. */
  readonly shown: string;
  /** Undefined if the text is not a valid value. */
  readonly read: (typed: string) => number | undefined;
  /** Shown if the text is not a valid value. */
  readonly wrong: string;
  readonly onValue: (value: number) => void;
  /** The width in characters, for a number within a sentence. By default it has room for a percentage. */
  readonly width?: number;
};

/** A number that looks like text until it is edited. Enter or Set saves it, and Escape restores it. */
export const TypedNumber = ({ label, title, value, shown, read, wrong, onValue, width }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const close = () => {
    setTyped(null);
    setError(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (typed === null) return;
    const next = read(typed);
    if (next === undefined) return setError(wrong);
    close();
    if (next !== value) onValue(next);
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
        className={`${classes.field} ${width === undefined ? '' : classes.inline}`}
        style={{ ['--chars' as string]: width }}
        aria-label={label}
        title={title}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? shown}
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
