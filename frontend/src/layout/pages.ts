import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage } from '../errors/lazyPage.ts';
import { paths } from '../paths.ts';

const Dashboard = lazyPage(() => import('../dashboard/DashboardPage.tsx'), 'DashboardPage');
const Profile = lazyPage(() => import('../profile/ProfilePage.tsx'), 'ProfilePage');
const Habits = lazyPage(() => import('../habits/HabitsPage.tsx'), 'HabitsPage');
const HabitForm = lazyPage(() => import('../habits/HabitFormPage.tsx'), 'HabitFormPage');
const Register = lazyPage(() => import('../auth/RegisterPage.tsx'), 'RegisterPage');
const Forgot = lazyPage(() => import('../auth/ForgotPasswordPage.tsx'), 'ForgotPasswordPage');
const Reset = lazyPage(() => import('../auth/ResetPasswordPage.tsx'), 'ResetPasswordPage');

export type Page = { readonly path: string; readonly Screen: LazyPage };

/** Beside Login, which comes with the first script. */
export const signedOutPages: readonly Page[] = [
  { path: paths.register, Screen: Register },
  { path: paths.forgotPassword, Screen: Forgot },
  { path: paths.resetPassword, Screen: Reset },
];

export const signedInPages: readonly Page[] = [
  { path: paths.dashboard, Screen: Dashboard },
  { path: paths.profile, Screen: Profile },
  { path: paths.habits, Screen: Habits },
  { path: paths.habitTracker, Screen: Habits },
  { path: paths.habitAdd, Screen: HabitForm },
  { path: paths.habitNew, Screen: HabitForm },
  { path: paths.habitEditRoute, Screen: HabitForm },
];

/** Fetches a page's code while the layout's is still on its way. */
export const preloadPage = (pathname: string): void =>
  signedInPages.find(({ path }) => matchPath(path, pathname))?.Screen.preload();
