import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { Session } from '#shared/auth/model.ts';
import type { User } from '#shared/users/model.ts';
import type { SignedOutReason } from './createSessionStore.ts';
import { keepLoggingOut, logOut } from './logOut.ts';
import { sessionStore } from './sessionStore.ts';
import { storedDevice } from './storedDevice.ts';

export type CurrentSession = {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  /** Null unless signed in. */
  readonly user: User | null;
  /** Why the person is signed out. 'none' in any other state. */
  readonly reason: SignedOutReason;
  signIn(session: Session): void;
  signOut(): void;
  /** Call it when the server has ended all sessions of the person. Their pending changes stay in this browser. */
  endEverySession(): void;
  /** Call it when the server deletes the account. This browser then deletes all of its data. */
  forgetAccount(): void;
  replaceUser(user: User): void;
};

const SessionContext = createContext<CurrentSession | null>(null);

const signOut = () => {
  // Read the id first, because clearing the session removes it from the browser.
  const device = storedDevice.get()?.id;
  sessionStore.clear('left');
  void logOut.begin(device);
};

const endEverySession = () => sessionStore.clear('everywhere');

const forgetAccount = () => sessionStore.clear('deleted');

export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.state);

  useEffect(() => {
    const follow = (event: StorageEvent) => sessionStore.otherTabChanged(event.key);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useEffect(keepLoggingOut, []);

  const session = useMemo<CurrentSession>(
    () => ({
      status: state.status,
      user: state.status === 'signed-in' ? state.user : null,
      reason: state.status === 'signed-out' ? state.reason : 'none',
      signIn: sessionStore.save,
      signOut,
      endEverySession,
      forgetAccount,
      replaceUser: sessionStore.replaceUser,
    }),
    [state],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};

export const useSession = (): CurrentSession => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};

/** The signed-in user. Only for screens behind the login. */
export const useUser = (): User => {
  const { user } = useSession();
  if (!user) throw new Error('useUser needs a signed-in user');
  return user;
};
