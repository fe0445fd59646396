import { SWRConfig } from 'swr';
import { isPassing } from '../data/ApiError.ts';
import { useUser } from '../data/session/SessionProvider.tsx';
import { usePreload } from '../ui/late/usePreload.ts';
import { preloadOverlays } from '../ui/overlay/overlayState.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { PageFrame } from './PageFrame.tsx';

const caching = { provider: () => new Map(), shouldRetryOnError: isPassing, errorRetryCount: 3 };

/** What all pages behind the guard share. The cache belongs to one user: another one starts with an empty one. */
export const SignedInLayout = () => {
  usePreload(preloadOverlays);
  return (
    <SWRConfig key={useUser()._id} value={caching}>
      <PageFrame bar={<NavigationBar />} />
    </SWRConfig>
  );
};
