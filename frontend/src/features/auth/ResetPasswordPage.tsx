import { Link, useLocation, useNavigate } from 'react-router-dom';
import { auth } from '#shared/auth/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { call } from '../../data/client/client.ts';
import type { SignInState } from '../../data/session/signInState.ts';
import { Form } from '../../forms/Form.tsx';
import { EmailField, NewPasswordFields } from '../../forms/fields/AccountFields.tsx';
import { CodeField } from '../../forms/fields/CodeField.tsx';
import { confirmed, schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
import { useLeftSignal } from '../../forms/useLeftSignal.ts';
import { paths } from '../../paths.ts';
import { AuthPage } from './AuthPage.tsx';

export const ResetPasswordPage = () => {
  const navigate = useNavigate();
  const leftSignal = useLeftSignal();
  const requested = useLocation().state as SignInState | null;
  const { form, frame } = useForm({
    initialValues: { email: requested?.email ?? '', code: '', password: '', confirmPassword: '' },
    validate: ({ confirmPassword, ...body }) => ({
      ...schemaErrors(auth.resetPassword.body, body),
      ...confirmed(body.password, confirmPassword),
    }),
    send: async ({ confirmPassword: _, ...body }) => {
      const { message } = await call(auth.resetPassword, { body });
      const state: SignInState = { email: body.email, notice: message };
      if (!leftSignal()?.aborted) await navigate(paths.login, { state });
    },
    fallback: i18n.t('Failed to reset password'),
    isOnce: true,
  });
  return (
    <AuthPage
      title={i18n.t('Reset your password')}
      subtitle={i18n.t('Enter the code from the email and a new password')}
      links={
        <>
          <Link to={paths.forgotPassword}>{i18n.t('Send another code')}</Link>
          <Link to={paths.login}>{i18n.t('Back to login')}</Link>
        </>
      }
    >
      <Form
        {...frame}
        notice={requested?.notice}
        submit={i18n.t('Reset password')}
        submitting={i18n.t('Resetting...')}
        wide
      >
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
        <CodeField {...form.getInputProps('code')} />
        <NewPasswordFields
          password={{ label: i18n.t('New password'), ...form.getInputProps('password') }}
          confirmation={{
            label: i18n.t('Confirm new password'),
            ...form.getInputProps('confirmPassword'),
          }}
        />
      </Form>
    </AuthPage>
  );
};
