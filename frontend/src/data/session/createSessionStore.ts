import type { Session } from '#shared/auth/model.ts';
import type { User } from '#shared/users/model.ts';
import { createObservable } from '../sync/observable.ts';
import { inThisBrowser, parseStoredUser } from './storedUser.ts';

/** The keys in local storage. They must not change: the product spec names them. */
export const storageKeys = { token: 'token', user: 'user' } as const;

/**
 * 'left': logged out. 'ended': the session could not be renewed. 'everywhere': the person ended all sessions.
 * 'deleted': the account is being deleted. 'none': there was no session.
 */
export type SignedOutReason = 'none' | 'left' | 'ended' | 'everywhere' | 'deleted';

/** Other tabs read one of these reasons from `reasonKey`. Without a reason there, they assume a log-out ('left'). */
const storedReasons: readonly unknown[] = [
  'ended',
  'everywhere',
  'deleted',
] satisfies SignedOutReason[];
const reasonKey = 'signedOut';

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: User }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session, stored in local storage. Screens subscribe to it. It starts as 'loading'. */
export const createSessionStore = (storage: () => Storage) => {
  const {
    get: state,
    set: setState,
    subscribe,
  } = createObservable<SessionState>({ status: 'loading' });

  const storedToken = (): string | undefined => storage().getItem(storageKeys.token) || undefined;

  const forget = () => {
    for (const key of Object.values(storageKeys)) storage().removeItem(key);
  };

  const reasonOfOtherTab = (): SignedOutReason => {
    const reason = storage().getItem(reasonKey);
    return storedReasons.includes(reason) ? (reason as SignedOutReason) : 'left';
  };

  const setSignedIn = (user: User) => setState({ status: 'signed-in', user: inThisBrowser(user) });

  /** Signs in only if both the token and the user are stored and valid. Otherwise signs out. */
  const restore = (otherwise: SignedOutReason = 'none') => {
    const user = parseStoredUser(storage().getItem(storageKeys.user));
    if (storedToken() && user) return setSignedIn(user);
    forget();
    setState({ status: 'signed-out', reason: otherwise });
  };

  const replaceUser = (user: User) => {
    storage().setItem(storageKeys.user, JSON.stringify(user));
    setSignedIn(user);
  };

  return {
    state,
    subscribe,
    storedToken,
    restore,
    save: ({ token, data }: Session) => {
      storage().removeItem(reasonKey);
      storage().setItem(storageKeys.token, token);
      replaceUser(data.user);
    },
    replaceUser,
    /** Replaces the token `stale`, unless the person logged out or in again meanwhile. */
    replaceToken: (stale: string | undefined, token: string) => {
      if (stale && storedToken() === stale) storage().setItem(storageKeys.token, token);
    },
    clear: (reason: SignedOutReason) => {
      if (storedReasons.includes(reason)) storage().setItem(reasonKey, reason);
      forget();
      setState({ status: 'signed-out', reason });
    },
    /** Follows a change of another tab. `key` is null if that tab cleared the whole storage. */
    otherTabChanged: (key: string | null) => {
      if (key !== null && key !== storageKeys.token && key !== storageKeys.user) return;
      // The other tab writes token and user one after the other, so the session may be incomplete for a moment.
      const token = storedToken();
      const user = parseStoredUser(storage().getItem(storageKeys.user));
      if (token && user) setSignedIn(user);
      else if (!token && state().status === 'signed-in')
        setState({ status: 'signed-out', reason: reasonOfOtherTab() });
    },
  };
};
