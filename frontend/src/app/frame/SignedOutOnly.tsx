import { Navigate, NavLink, useLocation } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { useSession } from '../../data/session/SessionProvider.tsx';
import type { SignInState } from '../../data/session/signInState.ts';
import { afterSignIn, paths } from '../../paths.ts';
import classes from './Bar.module.css';
import { Brand } from './Brand.tsx';
import { PageFrame } from './PageFrame.tsx';
import { Restoring } from './Restoring.tsx';

/** The layout for signed-out people. Sends a signed-in person to the page that they requested, or to the dashboard. */
export const SignedOutOnly = () => {
  const { status } = useSession();
  const { state } = useLocation();
  if (status === 'loading') return <Restoring />;
  if (status === 'signed-in')
    return (
      <>
        <Restoring justSignedIn />
        <Navigate to={afterSignIn((state as SignInState | null)?.from)} replace />
      </>
    );
  return <PageFrame bar={<SignedOutBar />} />;
};

const SignedOutBar = () => (
  <header className={classes.bar}>
    <div className={classes.inner}>
      <Brand />
      <nav aria-label={i18n.t('Main')} className={classes.links}>
        <NavLink to={paths.login} className={classes.link ?? ''}>
          {i18n.t('Login')}
        </NavLink>
        <NavLink to={paths.register} className={classes.link ?? ''}>
          {i18n.t('Register')}
        </NavLink>
      </nav>
    </div>
  </header>
);
