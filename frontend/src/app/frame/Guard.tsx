import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../data/session/SessionProvider.tsx';
import { signInState } from '../../data/session/signInState.ts';
import { paths } from '../../paths.ts';
import { Restoring } from './Restoring.tsx';

/** Shows `children` to signed-in people. Others log in first. */
export const Guard = ({ children }: { children: ReactNode }) => {
  const { status, reason } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Restoring />;
  if (status === 'signed-out')
    return <Navigate to={paths.login} replace state={signInState(reason, pathname + search)} />;
  return children;
};
