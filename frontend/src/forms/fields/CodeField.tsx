import { TextInput, type TextInputProps } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';

/** A field for the six-digit code from an e-mail. An error replaces the description. */
export const CodeField = ({ description = i18n.t('Six digits'), ...input }: TextInputProps) => (
  <TextInput
    label={i18n.t('Code')}
    description={input.error ? undefined : description}
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    withAsterisk={false}
    {...input}
  />
);
