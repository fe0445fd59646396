import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../data/session/SessionProvider.tsx';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { paths } from '../paths.ts';
import { Guard } from './Guard.tsx';
import { Landing } from './Landing.tsx';
import { type Page, preloadPage, SignedInLayout, signedInPages, signedOutPages } from './pages.ts';
import { SignedOutOnly } from './SignedOutOnly.tsx';

const routeTo = ({ path, Screen }: Page) => <Route key={path} path={path} element={<Screen />} />;

/** Every screen of the app. */
export const AppRoutes = () => {
  const { status } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    if (status !== 'loading') void preloadPage(pathname, status === 'signed-in');
  }, [status, pathname]);
  return (
    <Routes>
      <Route path={paths.landing} element={<Landing />} />
      <Route element={<SignedOutOnly />}>
        <Route path={paths.login} element={<LoginPage />} />
        {signedOutPages.map(routeTo)}
      </Route>
      <Route
        element={
          <Guard>
            <SignedInLayout />
          </Guard>
        }
      >
        {signedInPages.map(routeTo)}
      </Route>
      <Route path="*" element={<Navigate to={paths.landing} replace />} />
    </Routes>
  );
};
