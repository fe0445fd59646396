import { Link, useLocation } from 'react-router-dom';
import { auth } from '#shared/auth/routes.ts';
import { call } from '../../data/client/client.ts';
import { useSession } from '../../data/session/SessionProvider.tsx';
import type { SignInState } from '../../data/session/signInState.ts';
import { EmailField, PasswordField } from '../../forms/AccountFields.tsx';
import { Form } from '../../forms/Form.tsx';
import { schemaErrors } from '../../forms/schemaErrors.ts';
import { useForm } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { productName } from '../../ui/page/usePageHeading.ts';
import { AuthPage } from './AuthPage.tsx';

export const sessionEnded = 'Your session has ended. Log in to continue where you were.';

export const LoginPage = () => {
  const { signIn } = useSession();
  const state = useLocation().state as SignInState | null;
  const { form, frame } = useForm({
    initialValues: { email: state?.email ?? '', password: '' },
    validate: (values) => schemaErrors(auth.login.body, values),
    send: async (body) => signIn(await call(auth.login, { body })),
    fallback: 'Login failed',
  });
  return (
    <AuthPage
      title={productName}
      subtitle="Log in to your account"
      links={
        <>
          <Link to={paths.forgotPassword}>Forgot your password?</Link>
          <span>
            Don't have an account?{' '}
            <Link to={paths.register} state={state}>
              Register
            </Link>
          </span>
        </>
      }
    >
      <Form
        {...frame}
        notice={state?.ended ? sessionEnded : state?.notice}
        submit="Login"
        submitting="Logging in..."
        wide
      >
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      </Form>
    </AuthPage>
  );
};
