const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

// Safari has no requestIdleCallback.
const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1_000),
  );

/** Calls back once the page has loaded and the browser has nothing else to do. Returns a function that cancels it. */
export const whenIdle = (callback: () => void): (() => void) => {
  let isWanted = true;
  void loaded()
    .then(idle)
    .then(() => {
      if (isWanted) callback();
    });
  return () => {
    isWanted = false;
  };
};
