import { apiBase } from '#shared/calls/route.ts';
import { createLogOut } from './createLogOut.ts';
import { withSessionLock } from './sessionLock.ts';
import { sessionStore } from './sessionStore.ts';

/** Repeats the contract's route, because importing the contract would pull zod into the first script. */
export const logOutRequest = {
  url: `${apiBase}/auth/logout`,
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    // The request completes even if the tab is closed.
    keepalive: true,
  },
} as const;

export const logOut = createLogOut({
  storage: () => localStorage,
  send: (device) =>
    fetch(logOutRequest.url, {
      ...logOutRequest.init,
      body: JSON.stringify({ device }),
      signal: AbortSignal.timeout(15_000),
    }),
  withLock: withSessionLock,
  isSignedIn: () => sessionStore.storedToken() !== undefined,
});

/** How often to check for an unfinished log-out, in ms. */
const checkEvery = 60_000;

/**
 * Completes unfinished log-outs now, every minute, and whenever the network is back. Returns a function that stops
 * these attempts.
 */
export const keepLoggingOut = (): (() => void) => {
  const complete = () => void logOut.complete();
  complete();
  const timer = setInterval(complete, checkEvery);
  window.addEventListener('online', complete);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', complete);
  };
};
