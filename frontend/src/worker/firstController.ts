/** The worker that controls this page, or null. Read at the start, since another worker may take over soon. */
export const firstController = navigator.serviceWorker?.controller ?? null;
