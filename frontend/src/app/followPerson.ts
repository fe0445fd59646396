import { refetchPerson } from '../data/client/client.ts';

/** In ms. Renewals are limited for each visitor. */
const atMostEvery = 300_000;

/** The local storage key of when a page of this browser last asked, in ms. */
const key = 'followed';

/**
 * Refetches the person's settings when a page is loaded or shown again, since another device may have changed them. All
 * pages of this browser together ask at most once in five minutes; the first one has what the sign-in brought.
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
