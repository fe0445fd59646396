import { TextInput } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { auth } from '#shared/auth/routes.ts';
import { passwordMessage } from '#shared/core/fields.ts';
import { call } from '../../data/client/client.ts';
import type { SignInState } from '../../data/session/signInState.ts';
import { EmailField, PasswordField } from '../../forms/AccountFields.tsx';
import { Form } from '../../forms/Form.tsx';
import { confirmed, schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { AuthPage } from './AuthPage.tsx';

export const ResetPasswordPage = () => {
  const navigate = useNavigate();
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
      await navigate(paths.login, { state });
    },
    fallback: 'Failed to reset password',
    isOnce: true,
  });
  return (
    <AuthPage
      title="Reset your password"
      subtitle="Enter the code from the email and a new password"
      links={
        <>
          <Link to={paths.forgotPassword}>Send another code</Link>
          <Link to={paths.login}>Back to login</Link>
        </>
      }
    >
      <Form
        {...frame}
        notice={requested?.notice}
        submit="Reset Password"
        submitting="Resetting..."
        wide
      >
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
        <TextInput
          label="Code"
          description={form.errors.code ? undefined : 'Six digits'}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          {...form.getInputProps('code')}
        />
        <PasswordField
          label="New Password"
          description={form.errors.password ? undefined : passwordMessage}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
      </Form>
    </AuthPage>
  );
};
