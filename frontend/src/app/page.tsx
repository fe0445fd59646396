import { matchPath, Route } from 'react-router-dom';
import type { LazyPage } from '../ui/feedback/lazyPage.ts';

export type Page = { readonly path: string; readonly Screen: LazyPage };

export const routeTo = ({ path, Screen }: Page) => (
  <Route key={path} path={path} element={<Screen />} />
);

/** Fetches the code of the page that a path leads to, where it is one of these. A failure shows where it is drawn. */
export const preloadPage = async (pages: readonly Page[], pathname: string): Promise<void> =>
  pages.find(({ path }) => matchPath(path, pathname))?.Screen.preload();
