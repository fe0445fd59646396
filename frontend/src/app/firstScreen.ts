import { sessionStore } from '../data/session/sessionStore.ts';
import { preloadPage } from './pages.ts';

/**
 * Loads what the first screen needs, so that it is drawn in one go: placeholders that are
 * shown one after the other delay each other, since React keeps each for 300 ms.
 */
export const loadFirstScreen = async (pathname: string): Promise<void> => {
  sessionStore.restore();
  const session = sessionStore.state();
  if (session.status !== 'signed-in') return preloadPage(pathname, false);
  const opened = import('../data/personData.ts').then(({ personData }) =>
    personData(session.user._id),
  );
  // What can't be loaded is told where it is drawn.
  await Promise.all([preloadPage(pathname, true), opened.catch(() => undefined)]);
};
