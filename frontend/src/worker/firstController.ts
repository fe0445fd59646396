/**
 * The service worker that controlled this page at the start, or null. Read early, because another may take over
 * soon.
 */
export const firstController = navigator.serviceWorker?.controller ?? null;
