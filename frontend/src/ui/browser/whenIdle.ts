/** Calls back once the browser is idle. In Safari, which can't tell, it calls back after a second. */
export const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 1_000);
};
