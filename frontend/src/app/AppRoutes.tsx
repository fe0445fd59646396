import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ForgotPasswordPage } from '../features/auth/ForgotPasswordPage.tsx';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { RegisterPage } from '../features/auth/RegisterPage.tsx';
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx';
import { paths } from '../paths.ts';
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

/** Every screen of the app. */
export const AppRoutes = () => (
  <Routes>
    <Route path={paths.landing} element={<Landing />} />
    <Route element={<SignedOutOnly />}>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.register} element={<RegisterPage />} />
      <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
    </Route>
    <Route
      element={
        <Guard>
          <SignedInLayout />
        </Guard>
      }
    >
      {pages.map(({ path, Screen, ...shape }) => (
        <Route
          key={path}
          path={path}
          element={
            <Suspense fallback={<PageLoading {...shape} />}>
              <Screen />
            </Suspense>
          }
        />
      ))}
      <Route path="*" element={<Navigate to={paths.landing} replace />} />
    </Route>
  </Routes>
);
