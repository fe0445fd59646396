import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { pageBefore } from '../../../ui/browser/trail.ts';

/** Returns to the page from which the session was opened, or else to the dashboard. */
export const useLeave = (): (() => void) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (pageBefore(key) === undefined ? navigate(paths.dashboard) : navigate(-1));
};
