import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../paths.ts';
import { usePageKey } from '../../ui/browser/trail.ts';
import { CrashScreen } from '../../ui/feedback/CrashScreen.tsx';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary.tsx';
import { LostPart } from '../../ui/feedback/LostPart.tsx';
import { canonicalListPath } from '../../ui/page/canonicalListPath.ts';
import classes from './Layout.module.css';

/** The layout of every page: the bar above its content. If a page crashes, the bar stays usable. */
export const PageFrame = ({ bar }: { bar: ReactNode }) => {
  const { pathname, hash } = useLocation();
  const key = usePageKey();
  const arrival = useNavigationType();
  const isHabits = canonicalListPath(pathname) === paths.habits;
  const content = useRef<HTMLElement>(null);
  const shown = useRef({ key: '', pathname });

  // After Back and Forward, the browser restores the scroll position. If only the query changes, the page shows
  // other content and keeps its position. Any other navigation starts at the top, or at the link's anchor.
  useEffect(() => {
    const isOtherView = arrival === 'REPLACE' && shown.current.pathname === pathname;
    const isSame = shown.current.key === key;
    shown.current = { key, pathname };
    if (arrival === 'POP' || isSame) return;
    const part = hash && document.getElementById(hash.slice(1));
    if (part) {
      part.scrollIntoView();
      part.focus({ preventScroll: true });
    } else if (!isOtherView) window.scrollTo(0, 0);
  }, [key, arrival, pathname, hash]);

  // The browser's own jump would add a history entry that the router does not know.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    const habit = isHabits && (find('[data-line=open] button') ?? find('[data-line] button'));
    (habit || content.current)?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page */}
      <a href="#content" className={classes.skip} onClick={skip}>
        {isHabits ? i18n.t('Skip to today’s habits') : i18n.t('Skip to content')}
      </a>
      {bar}
      <main ref={content} id="content" tabIndex={-1} className={classes.content}>
        <ErrorBoundary resetKey={pathname} fallback={(error) => <CrashScreen error={error} />}>
          <Outlet />
          <LostPart key={pathname} />
        </ErrorBoundary>
      </main>
    </>
  );
};
