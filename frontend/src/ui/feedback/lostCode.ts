const lost = new WeakSet<Error>();

window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));

/**
 * Whether an error means that code could not load: offline, or after a new deployment. A browser does not try again
 * until the page is reloaded.
 */
export const isLostCode = (error: unknown): boolean => error instanceof Error && lost.has(error);
