import { Navigate } from 'react-router-dom';
import { useSession } from '../../data/session/SessionProvider.tsx';
import { paths } from '../../paths.ts';
import { Restoring } from './Restoring.tsx';

export const Landing = () => {
  const { status } = useSession();
  if (status === 'loading') return <Restoring />;
  return (
    <>
      <Restoring />
      <Navigate to={status === 'signed-in' ? paths.dashboard : paths.login} replace />
    </>
  );
};
