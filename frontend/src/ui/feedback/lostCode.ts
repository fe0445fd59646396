const lost = new WeakSet<Error>();

window.addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));

/**
 * Whether an error means that code could not load, because the device is offline or a new version was deployed. The
 * browser tries again only after a reload.
 */
export const isLostCode = (error: unknown): boolean => error instanceof Error && lost.has(error);
