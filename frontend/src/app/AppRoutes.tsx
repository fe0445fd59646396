import { lazy, Suspense } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import { sleep } from '../data/sync/retry.ts';
import { ForgotPasswordPage } from '../features/auth/ForgotPasswordPage.tsx';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { RegisterPage } from '../features/auth/RegisterPage.tsx';
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx';
import { Leaving } from '../forms/Leaving.tsx';
import { paths } from '../paths.ts';
import { keepOverlayEntry } from '../ui/overlay/overlayEntry.ts';
import { noteTrail } from '../ui/page/trail.ts';
import { Guard } from './Guard.tsx';
import { Landing } from './Landing.tsx';
import { PageLoading } from './PageLoading.tsx';
import { loadPage, pages } from './pages.ts';
import { SignedOutOnly } from './SignedOutOnly.tsx';

/** For how long the frame waits for the page that is opened first, in ms: it shows the page's shape then. */
const patience = 1_000;

/** It comes with the page that is opened first, so that both are drawn in one go, unless that takes long. */
const SignedInLayout = lazy(async () => {
  const page = loadPage(window.location.pathname);
  const module = await import('./SignedInLayout.tsx');
  await Promise.race([page, sleep(patience)]);
  return { default: module.SignedInLayout };
});

/** An error of the frame is shown by the app, which frames it. */
const Rethrow = () => {
  throw useRouteError();
};

const Root = () => (
  <>
    <Outlet />
    <Leaving />
  </>
);

/** Every screen of the app. */
const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <Rethrow />,
    children: [
      { path: paths.landing, element: <Landing /> },
      {
        element: <SignedOutOnly />,
        children: [
          { path: paths.login, element: <LoginPage /> },
          { path: paths.register, element: <RegisterPage /> },
          { path: paths.forgotPassword, element: <ForgotPasswordPage /> },
          { path: paths.resetPassword, element: <ResetPasswordPage /> },
        ],
      },
      {
        element: (
          <Guard>
            <SignedInLayout />
          </Guard>
        ),
        children: [
          ...pages.map(({ path, Screen, ...shape }) => ({
            path,
            element: (
              <Suspense fallback={<PageLoading {...shape} />}>
                <Screen />
              </Suspense>
            ),
          })),
          { path: '*', element: <Navigate to={paths.landing} replace /> },
        ],
      },
    ],
  },
]);

noteTrail(router);
keepOverlayEntry(router);

export const AppRoutes = () => <RouterProvider router={router} useTransitions={false} />;
