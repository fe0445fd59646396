import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useState } from 'react';
import { passwordTooShort } from '#shared/calls/fields.ts';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';

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

export const PasswordField = (props: PasswordInputProps) => {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      required
      withAsterisk={false}
      // Set here, because Mantine marks an error only visually.
      aria-invalid={props.error ? true : undefined}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? i18n.t('Hide characters') : i18n.t('Show characters'),
        // The button's label already tells the state.
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
      {...props}
    />
  );
};

type NewPasswordProps = {
  readonly password: PasswordInputProps;
  readonly confirmation: PasswordInputProps;
};

export const NewPasswordFields = ({ password, confirmation }: NewPasswordProps) => (
  <>
    <PasswordField
      description={password.error ? undefined : sentenceOf(passwordTooShort)}
      autoComplete="new-password"
      {...password}
    />
    <PasswordField autoComplete="new-password" {...confirmation} />
  </>
);

/** A hidden field that tells password managers whose password a form asks for. */
export const HiddenUsername = ({ email }: { readonly email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
);
