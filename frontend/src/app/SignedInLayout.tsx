import { useEffect } from 'react';
import { SWRConfig } from 'swr';
import { isPassing } from '../data/ApiError.ts';
import { useUser } from '../data/session/SessionProvider.tsx';
import { sessionStore } from '../data/session/sessionStore.ts';
import { drafts } from '../forms/drafts.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { PageFrame } from './PageFrame.tsx';

const caching = { provider: () => new Map(), shouldRetryOnError: isPassing, errorRetryCount: 3 };

/** What all pages behind the guard share. The cache belongs to one user: another one starts with an empty one. */
export const SignedInLayout = () => {
  useEffect(() => forgetDraftsOnLogOut, []);
  return (
    <SWRConfig key={useUser()._id} value={caching}>
      <PageFrame bar={<NavigationBar />} />
    </SWRConfig>
  );
};

/** Who logs out leaves nothing behind; after a session that ended, the same person goes on typing. */
const forgetDraftsOnLogOut = () => {
  const session = sessionStore.state();
  if (session.status === 'signed-out' && session.reason === 'left') drafts.removeAll();
};
