import { paths } from '../paths.ts';
import { lazyPage } from '../ui/feedback/lazyPage.ts';
import type { Page } from './page.tsx';

const Register = lazyPage(() => import('../features/auth/RegisterPage.tsx'), 'RegisterPage');
const Forgot = lazyPage(
  () => import('../features/auth/ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
);
const Reset = lazyPage(() => import('../features/auth/ResetPasswordPage.tsx'), 'ResetPasswordPage');

/** Beside Login, which comes with the first script. */
export const signedOutPages: readonly Page[] = [
  { path: paths.register, Screen: Register },
  { path: paths.forgotPassword, Screen: Forgot },
  { path: paths.resetPassword, Screen: Reset },
];
