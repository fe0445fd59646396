const lost = new WeakSet<Error>();

window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));

/** Whether code could not be loaded: offline, or a newer version was deployed. A browser tries again only after a reload. */
export const isLostCode = (error: unknown): boolean => error instanceof Error && lost.has(error);
