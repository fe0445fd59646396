import { refetchPerson } from '../data/client/client.ts';

/** The shortest time between two requests, in ms. The server limits how often a visitor may renew the session. */
const atMostEvery = 300_000;

/** The local-storage key for the time of this browser's last request, in ms since 1970. */
const key = 'cairn.person.renewed-at';

/**
 * Refetches the person's settings when a page loads or is shown again. Another device may have changed them. All pages
 * of a browser together send at most one request in five minutes. A browser's very first page sends none, because its
 * person has just signed in.
 */
export const followPerson = (): void => {
  const follow = () => {
    if (document.visibilityState === 'hidden') return;
    const last = Number(localStorage.getItem(key));
    const age = Date.now() - last;
    if (age >= 0 && age < atMostEvery) return;
    localStorage.setItem(key, String(Date.now()));
    if (last > 0) void refetchPerson();
  };
  document.addEventListener('visibilitychange', follow);
  follow();
};
