/** Calls back once the browser is idle. Safari has no requestIdleCallback. */
export const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 1_000);
};
