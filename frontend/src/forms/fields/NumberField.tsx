import { TextInput, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { readNumber, writeNumber } from './number.ts';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  readonly min: number;
  readonly max: number;
  /** The typed text. The form sets it and handles changes. */
  readonly value?: string | number;
  readonly onChange?: (value: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A field for a number. The text stays as typed until the form reads it. The up and down arrow keys change it by
 * one.
 */
export const NumberField = ({ min, max, value = '', onChange, ...input }: Props) => {
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    const before = Number(readNumber(value));
    if (!by || Number.isNaN(before)) return;
    event.preventDefault();
    onChange?.(writeNumber(Math.min(max, Math.max(min, before + by))));
  };
  return (
    <TextInput
      inputMode="numeric"
      {...input}
      value={writeNumber(value)}
      autoComplete="off"
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onKeyDown={step}
    />
  );
};
