import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { Restoring } from './Restoring.tsx';

export const Landing = () => {
  const { status } = useSession();
  if (status === 'loading') return <Restoring />;
  return <Navigate to={status === 'signed-in' ? paths.dashboard : paths.login} replace />;
};
