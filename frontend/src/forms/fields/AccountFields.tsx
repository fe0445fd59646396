import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';

export const EmailField = (props: TextInputProps) => (
  <TextInput
    label={i18n.t('Email')}
    type="email"
    dir="ltr"
    required
    withAsterisk={false}
    {...props}
  />
);

/** A password field whose characters can be shown. */
export const PasswordField = (props: PasswordInputProps) => {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      required
      withAsterisk={false}
      // Mantine marks a wrong password only visually.
      aria-invalid={props.error ? true : undefined}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? i18n.t('Hide characters') : i18n.t('Show characters'),
        // The button's name already says so.
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
      {...props}
    />
  );
};
