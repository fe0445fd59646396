import { SWRConfig } from 'swr';
import { isPassing } from '../data/ApiError.ts';
import { useUser } from '../data/session/SessionProvider.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { PageFrame } from './PageFrame.tsx';

const caching = { provider: () => new Map(), shouldRetryOnError: isPassing, errorRetryCount: 3 };

/** What all pages behind the guard share. The cache belongs to one user: another one starts with an empty one. */
export const SignedInLayout = () => (
  <SWRConfig key={useUser()._id} value={caching}>
    <PageFrame bar={<NavigationBar />} />
  </SWRConfig>
);
