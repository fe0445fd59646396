import { matchPath } from 'react-router-dom';
import { lazyPage, type Page } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import { titles } from '../titles.ts';

const Dashboard = lazyPage(() => import('./DashboardScreen.tsx'), 'DashboardScreen');
const Review = lazyPage(() => import('./ReviewScreen.tsx'), 'ReviewScreen');
const ofFeatures = import.meta.glob<readonly Page[]>('../features/*/pages.ts', {
  eager: true,
  import: 'pages',
});

/** The pages behind the login. Each feature declares its own in `pages.ts`. */
export const pages: readonly Page[] = [
  { path: paths.dashboard, Screen: Dashboard, title: titles.dashboard, hasStats: true },
  { path: paths.review, Screen: Review, title: titles.review, hasStats: true },
  { path: paths.reviewRoute, Screen: Review, title: titles.review, hasStats: true },
  ...Object.values(ofFeatures).flat(),
];

/** These paths lead a signed-in person to the dashboard. */
const entrances: readonly string[] = [paths.landing, paths.login, paths.register];

/** Loads the code of the page at a path. Ignores a failure, because the page itself shows it when it renders. */
export const loadPage = async (pathname: string): Promise<void> => {
  const wanted = entrances.includes(pathname) ? paths.dashboard : pathname;
  const found = pages.find(({ path }) => matchPath(path, wanted));
  await found?.Screen.load().catch(() => undefined);
};
