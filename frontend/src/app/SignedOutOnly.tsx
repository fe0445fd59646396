import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../data/session/SessionProvider.tsx';
import type { SignInState } from '../data/session/signInState.ts';
import { afterSignIn } from '../paths.ts';
import { PageFrame } from './PageFrame.tsx';
import { Restoring } from './Restoring.tsx';
import { SignedOutBar } from './SignedOutBar.tsx';

/** The screens for signed-out people; a signed-in person goes on to the page first asked for. */
export const SignedOutOnly = () => {
  const { status } = useSession();
  const { state } = useLocation();
  if (status === 'loading') return <Restoring />;
  if (status === 'signed-in')
    return <Navigate to={afterSignIn((state as SignInState | null)?.from)} replace />;
  return <PageFrame bar={<SignedOutBar />} />;
};
