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

/** How long to wait for the code of the first page, in ms. After that, the shape of the page is shown. */
const patience = 1_000;

const loadLayout = () => import('./frame/SignedInLayout.tsx').catch(failLate);

/** The layout waits for the first page, so that both appear at once. */
const SignedInLayout = lazy(async () => {
  const page = loadPage(window.location.pathname);
  const module = await loadLayout();
  await Promise.race([page, sleep(patience)]);
  return { default: module.SignedInLayout };
});

/** Few people open it, so it is not part of the first script. */
const UnsubscribePage = lazy(async () => ({
  default: (await import('../features/auth/UnsubscribePage.tsx').catch(failLate)).UnsubscribePage,
}));

/** Loads the first page of a signed-in person while the catalogue loads. */
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

/** Renders a screen again when the language changes. The router would not, since it keeps its elements. */
const Shown = ({ as: Screen }: { readonly as: ComponentType }) => {
  useLanguage();
  return <Screen />;
};

/** Rethrows an error of the layout, so that the app's error boundary shows it and not the router's own error page. */
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
