import { type ComponentType, lazy, Suspense } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import { sleep } from '../data/client/retry.ts';
import { sessionStore } from '../data/session/sessionStore.ts';
import { ForgotPasswordPage } from '../features/auth/ForgotPasswordPage.tsx';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { RegisterPage } from '../features/auth/RegisterPage.tsx';
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx';
import { Leaving } from '../forms/Leaving.tsx';
import { useLanguage } from '../language/useLanguage.ts';
import { failLate } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import { noteTrail } from '../ui/browser/trail.ts';
import { keepOverlayEntry } from '../ui/overlay/overlayEntry.ts';
import { Guard } from './frame/Guard.tsx';
import { Landing } from './frame/Landing.tsx';
import { PageLoading } from './frame/PageLoading.tsx';
import { PublicLayout } from './frame/PublicLayout.tsx';
import { SignedOutOnly } from './frame/SignedOutOnly.tsx';
import { loadPage, pages } from './pages.ts';

/** How long to wait for the first page's code, in ms. Then the page's placeholder is shown. */
const patience = 1_000;

const loadLayout = () => import('./frame/SignedInLayout.tsx').catch(failLate);

/** Waits for the first page too, so that the layout and the page appear together. */
const SignedInLayout = lazy(async () => {
  const page = loadPage(window.location.pathname);
  const module = await loadLayout();
  await Promise.race([page, sleep(patience)]);
  return { default: module.SignedInLayout };
});

/** Loaded only when needed, because few people open it. */
const UnsubscribePage = lazy(async () => ({
  default: (await import('../features/auth/UnsubscribePage.tsx').catch(failLate)).UnsubscribePage,
}));

/** Loads the first page of a signed-in person while the translations load. */
export const preloadFirstPage = (): void => {
  if (sessionStore.state().status !== 'signed-in') return;
  void loadPage(window.location.pathname);
  loadLayout().catch(() => undefined);
};

const SignedIn = () => (
  <Guard>
    <SignedInLayout />
  </Guard>
);

/** Renders a screen again when the language changes. The router alone would not, because its elements stay the same. */
const Shown = ({ as: Screen }: { readonly as: ComponentType }) => {
  useLanguage();
  return <Screen />;
};

/** Rethrows an error of the layout. The app's error boundary then shows it instead of the router's own error page. */
const Rethrow = () => {
  throw useRouteError();
};

const Root = () => (
  <>
    <Outlet />
    <Leaving />
  </>
);

const router = createBrowserRouter([
  {
    element: <Shown as={Root} />,
    errorElement: <Rethrow />,
    children: [
      { path: paths.landing, element: <Shown as={Landing} /> },
      {
        element: <Shown as={SignedOutOnly} />,
        children: [
          { path: paths.login, element: <Shown as={LoginPage} /> },
          { path: paths.register, element: <Shown as={RegisterPage} /> },
          { path: paths.forgotPassword, element: <Shown as={ForgotPasswordPage} /> },
          { path: paths.resetPassword, element: <Shown as={ResetPasswordPage} /> },
        ],
      },
      {
        element: <Shown as={PublicLayout} />,
        children: [
          {
            path: paths.unsubscribe,
            element: (
              <Suspense fallback={null}>
                <Shown as={UnsubscribePage} />
              </Suspense>
            ),
          },
        ],
      },
      {
        element: <Shown as={SignedIn} />,
        children: [
          ...pages.map(({ path, Screen, ...shape }) => ({
            path,
            element: (
              <Suspense fallback={<PageLoading {...shape} />}>
                <Shown as={Screen} />
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
