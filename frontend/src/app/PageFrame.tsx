import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { CrashScreen } from '../ui/feedback/CrashScreen.tsx';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx';
import { LostPart } from '../ui/feedback/LostPart.tsx';
import classes from './Layout.module.css';

/** The bar above, the page below; a page that fails leaves the bar usable. */
export const PageFrame = ({ bar }: { bar: ReactNode }) => {
  const { key, pathname } = useLocation();
  const arrival = useNavigationType();

  const shownPath = useRef(pathname);

  // Back and forward keep their place, which the browser remembers; so does another view of the same
  // page, kept in its query. Any other navigation starts at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, on the same path too
  useEffect(() => {
    const isOtherView = arrival === 'REPLACE' && shownPath.current === pathname;
    shownPath.current = pathname;
    if (arrival !== 'POP' && !isOtherView) window.scrollTo(0, 0);
  }, [key, arrival, pathname]);

  return (
    <>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      {bar}
      <main id="content" tabIndex={-1} className={classes.content}>
        <ErrorBoundary resetKey={pathname} fallback={(error) => <CrashScreen error={error} />}>
          <Outlet />
          <LostPart key={pathname} />
        </ErrorBoundary>
      </main>
    </>
  );
};
