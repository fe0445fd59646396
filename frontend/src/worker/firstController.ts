/** The worker that opened this page, null for none: noted at the start, since another one may take over before the rest runs. */
export const firstController = navigator.serviceWorker?.controller ?? null;
