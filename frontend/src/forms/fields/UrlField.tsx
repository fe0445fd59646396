import { TextInput, type TextInputProps } from '@mantine/core';
import { limits } from '#shared/calls/fields.ts';
import { limitTo } from './limitTo.ts';
import { webAddressOf } from './webAddress.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  readonly value?: string;
  /** The form sets it, as for any input. */
  readonly onChange?: (typed: unknown) => void;
};

/** A field for a link. When it loses the focus, it completes 'example.com' to 'https://example.com'. */
export const UrlField = ({ value = '', onChange, onBlur, ...input }: Props) => (
  <TextInput
    type="url"
    dir="ltr"
    inputMode="url"
    placeholder="https://example.com"
    {...limitTo(limits.url)}
    {...input}
    value={value}
    onChange={onChange}
    onBlur={(event) => {
      onBlur?.(event);
      const address = webAddressOf(value);
      if (address !== value) onChange?.(address);
    }}
  />
);
