import { paths } from '../paths.ts';
import { lazyPage } from '../ui/feedback/lazyPage.ts';
import type { Page } from './page.tsx';

export const Login = lazyPage(() => import('../features/auth/LoginPage.tsx'), 'LoginPage');
const Register = lazyPage(() => import('../features/auth/RegisterPage.tsx'), 'RegisterPage');
const Forgot = lazyPage(
  () => import('../features/auth/ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
);
const Reset = lazyPage(() => import('../features/auth/ResetPasswordPage.tsx'), 'ResetPasswordPage');

export const signedOutPages: readonly Page[] = [
  { path: paths.login, Screen: Login },
  { path: paths.register, Screen: Register },
  { path: paths.forgotPassword, Screen: Forgot },
  { path: paths.resetPassword, Screen: Reset },
];

/** What a visitor sees first: where a path asks for more, the login. */
export const visitorPages: readonly Page[] = [...signedOutPages, { path: '*', Screen: Login }];
