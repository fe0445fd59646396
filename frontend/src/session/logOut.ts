import { apiBase } from '#shared/core/route.ts';
import { alone } from './alone.ts';
import { createLogOut } from './createLogOut.ts';
import { sessionStore } from './sessionStore.ts';

/** As the contract has it, which would bring zod into the script that every first visit waits for. */
export const logOutRequest = {
  url: `${apiBase}/auth/logout`,
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    // It goes on when the tab is closed.
    keepalive: true,
  },
} as const;

/** Leaving, in this browser. */
export const logOut = createLogOut({
  storage: () => localStorage,
  send: () =>
    fetch(logOutRequest.url, { ...logOutRequest.init, signal: AbortSignal.timeout(15_000) }),
  alone,
  isSignedIn: () => sessionStore.storedToken() !== undefined,
});

/** Milliseconds between two looks whether there is still somebody to log out. */
const betweenLooks = 60_000;

/** Completes what an earlier tab could not, now and whenever the network is back. Gives what ends that. */
export const keepLoggingOut = (): (() => void) => {
  const complete = () => void logOut.complete();
  complete();
  const looks = setInterval(complete, betweenLooks);
  window.addEventListener('online', complete);
  return () => {
    clearInterval(looks);
    window.removeEventListener('online', complete);
  };
};
