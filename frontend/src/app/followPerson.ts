import { refetchPerson } from '../data/client/client.ts';

/** In ms. The server limits how often a visitor may renew the session. */
const atMostEvery = 300_000;

/** Refetches the person's settings when the page is shown again, because another device may have changed them. */
export const followPerson = (): void => {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < atMostEvery) return;
    last = Date.now();
    void refetchPerson();
  });
};
