import { Link, useLocation } from 'react-router-dom';
import { ApiError } from '../../data/ApiError.ts';
import { useSession } from '../../data/session/SessionProvider.tsx';
import type { SignInState } from '../../data/session/signInState.ts';
import { EmailField, PasswordField } from '../../forms/AccountFields.tsx';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { usePreload } from '../../ui/late/usePreload.ts';
import { productName } from '../../ui/page/usePageHeading.ts';
import { AuthPage } from './AuthPage.tsx';

export const sessionEnded = 'Your session has ended. Log in to continue where you were.';

export const LoginPage = () => {
  const { signIn } = useSession();
  const state = useLocation().state as SignInState | null;
  const { form, frame } = useForm({
    initialValues: { email: state?.email ?? '', password: '' },
    validate: async (values) => (await loadLogin()).loginErrors(values),
    send: async (body) => signIn(await (await loadLogin()).login(body)),
    fallback: 'Login failed',
  });
  usePreload(preloadLogin);
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
        onFocus={preloadLogin}
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

/**
 * The client and the contract load once the browser has nothing else to do, or a person starts to fill in the form: the
 * first screen of a first visit shows without them.
 * @throws ApiError when they can't be fetched
 */
const loadLogin = async () => {
  try {
    return await import('./login.ts');
  } catch (cause) {
    throw new ApiError('FETCH_ERROR', undefined, cause);
  }
};

/** What fails is loaded again when it is needed. */
const preloadLogin = (): void => {
  loadLogin().catch(() => undefined);
};
