let wanted = false;
const listeners = new Set<() => void>();

let announce: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Whether anything has been shown yet: until then its code is not loaded. */
export const overlayState = {
  wanted: () => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  mounted: () => announce(),
};

/**
 * Mantine's dialogs and popups, loaded and mounted at their first use.
 * @throws when their code can't be fetched
 */
export const overlays = async () => {
  const loaded = await import('./Overlays.tsx');
  wanted = true;
  for (const listener of listeners) listener();
  await mounted;
  return loaded;
};
