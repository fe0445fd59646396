/**
 * The service worker that controlled this page at the start, or null. It is read early, because another worker may
 * take over soon.
 */
export const firstController = navigator.serviceWorker?.controller ?? null;
