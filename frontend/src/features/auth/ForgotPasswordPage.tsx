import { Link, useNavigate } from 'react-router-dom';
import { auth } from '#shared/auth/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { call } from '../../data/client/client.ts';
import type { SignInState } from '../../data/session/signInState.ts';
import { Form } from '../../forms/Form.tsx';
import { EmailField } from '../../forms/fields/AccountFields.tsx';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
import { useLeftSignal } from '../../forms/useLeftSignal.ts';
import { paths } from '../../paths.ts';
import { AuthPage } from './AuthPage.tsx';

export const ForgotPasswordPage = () => {
  const navigate = useNavigate();
  const leftSignal = useLeftSignal();
  const { form, frame } = useForm({
    initialValues: { email: '' },
    validate: (values) => schemaErrors(auth.forgotPassword.body, values),
    send: async (body) => {
      const { message } = await call(auth.forgotPassword, { body });
      const state: SignInState = { email: body.email, notice: message };
      if (!leftSignal()?.aborted) await navigate(paths.resetPassword, { state });
    },
    fallback: i18n.t('Failed to send the code'),
    isOnce: true,
  });
  return (
    <AuthPage
      title={i18n.t('Forgot your password?')}
      subtitle={i18n.t('We’ll send a code to set a new one')}
      links={
        <>
          <Link to={paths.resetPassword}>{i18n.t('I have a code')}</Link>
          <Link to={paths.login}>{i18n.t('Back to login')}</Link>
        </>
      }
    >
      <Form {...frame} submit={i18n.t('Send code')} submitting={i18n.t('Sending...')} wide>
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
      </Form>
    </AuthPage>
  );
};
