/** The worker that controls this page, or null. It is read at the start, since another one may take over soon. */
export const firstController = navigator.serviceWorker?.controller ?? null;
