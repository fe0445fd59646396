import { earlyFiles } from '../data/earlyResponses.ts';
import { sessionStore } from '../data/session/sessionStore.ts';
import { loadFiles } from '../ui/late/importLate.ts';
import { loadSignedIn, SignedIn } from './loadSignedIn.ts';
import { preloadPage } from './page.tsx';
import { visitorPages } from './signedOutPages.ts';

/**
 * Loads what the first screen needs, so that it is drawn in one go: placeholders that are
 * shown one after the other delay each other, since React keeps each for 300 ms.
 */
export const loadFirstScreen = async (pathname: string): Promise<void> => {
  sessionStore.restore();
  const session = sessionStore.state();
  // All at once: what names the files of the page is itself in one of them.
  loadFiles(earlyFiles()).catch(() => undefined);
  if (session.status !== 'signed-in') return preloadPage(visitorPages, pathname);
  const prepared = loadSignedIn().then(({ prepare }) => prepare(pathname, session.user._id));
  // What can't be loaded is told where it is drawn.
  await Promise.all([SignedIn.preload(), prepared.catch(() => undefined)]);
};
