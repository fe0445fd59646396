import { lazy, Suspense } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
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

/** It comes with the page that is opened first, so that both are drawn in one go. */
const SignedInLayout = lazy(async () => {
  const [module] = await Promise.all([
    import('./SignedInLayout.tsx'),
    loadPage(window.location.pathname),
  ]);
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
