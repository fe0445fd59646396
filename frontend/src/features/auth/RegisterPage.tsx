import { Trans } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { auth } from '#shared/auth/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { call } from '../../data/client/client.ts';
import { useSession } from '../../data/session/SessionProvider.tsx';
import { type DraftKey, drafts } from '../../forms/drafts.ts';
import { Form } from '../../forms/Form.tsx';
import { EmailField, NewPasswordFields } from '../../forms/fields/AccountFields.tsx';
import { confirmed, schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
import { chosenLanguage } from '../../language/chosenLanguage.ts';
import { paths } from '../../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { Story } from './Story.tsx';

/** Nobody is signed in yet. */
const draftKey: DraftKey = { person: 'nobody', form: 'register' };
/** These inputs survive a reload. The password never does. */
const noDraft = { name: '', email: '' };

export const RegisterPage = () => {
  const { signIn } = useSession();
  const { state } = useLocation();
  const [draft] = useState(() => drafts.read(draftKey, noDraft) ?? noDraft);
  const { form, frame } = useForm({
    initialValues: { ...draft, password: '', confirmPassword: '' },
    validate: ({ confirmPassword, ...body }) => ({
      ...schemaErrors(auth.register.body, body),
      ...confirmed(body.password, confirmPassword),
    }),
    send: async ({ confirmPassword: _, ...values }) => {
      const body = { ...values, language: chosenLanguage() };
      const session = await call(auth.register, { body });
      drafts.remove(draftKey);
      signIn(session);
    },
    fallback: i18n.t('Registration failed'),
    alwaysInBox: true,
  });
  const { name, email } = form.values;
  useEffect(() => {
    if (name || email) drafts.write(draftKey, { name, email });
    else drafts.remove(draftKey);
  }, [name, email]);
  return (
    <AuthPage
      title={i18n.t('Create an Account')}
      subtitle={i18n.t('Stone by stone: habits, skills and what you learn')}
      links={
        <span>
          <Trans
            id="Already have an account? <0>Login</0>"
            components={{ 0: <Link to={paths.login} state={state} /> }}
          />
        </span>
      }
      story={<Story />}
    >
      <Form
        {...frame}
        submit={i18n.t('Create Account')}
        submitting={i18n.t('Creating Account...')}
        wide
      >
        <TextInput
          label={i18n.t('Full Name')}
          autoComplete="name"
          required
          withAsterisk={false}
          {...form.getInputProps('name')}
        />
        <EmailField autoComplete="email" {...form.getInputProps('email')} />
        <NewPasswordFields
          password={{ label: i18n.t('Password'), ...form.getInputProps('password') }}
          confirmation={{
            label: i18n.t('Confirm Password'),
            ...form.getInputProps('confirmPassword'),
          }}
        />
      </Form>
    </AuthPage>
  );
};
