import { Route, Routes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Guard } from './Guard.tsx';
import { Landing } from './Landing.tsx';
import { SignedIn } from './loadSignedIn.ts';
import { routeTo } from './page.tsx';
import { SignedOutOnly } from './SignedOutOnly.tsx';
import { signedOutPages } from './signedOutPages.ts';

/** Every screen of the app; those behind the guard are in SignedIn. */
export const AppRoutes = () => (
  <Routes>
    <Route path={paths.landing} element={<Landing />} />
    <Route element={<SignedOutOnly />}>{signedOutPages.map(routeTo)}</Route>
    <Route
      path="*"
      element={
        <Guard>
          <SignedIn />
        </Guard>
      }
    />
  </Routes>
);
