import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { auth } from '#shared/auth/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { call } from '../../data/client/client.ts';
import { useSession } from '../../data/session/SessionProvider.tsx';
import type { SignInState } from '../../data/session/signInState.ts';
import { Form } from '../../forms/Form.tsx';
import { EmailField, PasswordField } from '../../forms/fields/AccountFields.tsx';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
import { chosenLanguage } from '../../language/chosenLanguage.ts';
import { paths } from '../../paths.ts';
import { productName } from '../../ui/page/documentTitle.ts';
import { AuthPage } from './AuthPage.tsx';
import { Story } from './Story.tsx';

const { email, password } = demoAccount;
const demo = { email, password };

/**
 * Whether the app runs at a local address, where `npm start` creates the demo account. A stack with a public address
 * (https) has no demo account.
 */
const isThisMachine = () =>
  location.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

export const LoginPage = () => {
  const { signIn } = useSession();
  const state = useLocation().state as SignInState | null;
  const { form, frame, submit } = useForm({
    initialValues: { email: state?.email ?? '', password: '' },
    validate: (values) => schemaErrors(auth.login.body, values),
    send: async (values) => {
      const body = { ...values, language: chosenLanguage() };
      signIn(await call(auth.login, { body }));
    },
    fallback: i18n.t('Login failed'),
  });
  return (
    <AuthPage
      title={productName}
      subtitle={i18n.t('Log in to your account')}
      links={
        <>
          <Link to={paths.forgotPassword}>{i18n.t('Forgot your password?')}</Link>
          <span>
            <Trans
              id="Don’t have an account? <0>Register</0>"
              components={{ 0: <Link to={paths.register} state={state} /> }}
            />
          </span>
          {isThisMachine() && (
            <Button variant="default" onClick={() => submit(demo)}>
              {i18n.t('Open the demo account')}
            </Button>
          )}
        </>
      }
      story={<Story />}
    >
      <Form
        {...frame}
        notice={
          state?.ended
            ? i18n.t('Your session has ended. Log in to continue where you left off.')
            : state?.notice
        }
        submit={i18n.t('Login')}
        submitting={i18n.t('Logging in...')}
        wide
      >
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField
          label={i18n.t('Password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      </Form>
    </AuthPage>
  );
};
