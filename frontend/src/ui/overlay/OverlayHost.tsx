import { useSyncExternalStore } from 'react';

/** Mounted once in the app. Renders nothing until the first dialog or popup. */
export const OverlayHost = () => {
  const loaded = useSyncExternalStore(overlayState.subscribe, overlayState.loaded);
  return loaded ? <loaded.Overlays onMounted={overlayState.mounted} /> : null;
};

export type Loaded = typeof import('./Overlays.tsx');

let loaded: Loaded | undefined;
const listeners = new Set<() => void>();

let announce: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  announce = resolve;
});

/** The code of dialogs and popups, once it was needed. */
const overlayState = {
  loaded: () => loaded,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  mounted: () => announce(),
};

/** Undefined until a dialog or popup was shown. */
export const loadedOverlays = (): Loaded | undefined => loaded;

/** Loads the code without mounting it. */
export const preloadOverlays = (): void => {
  import('./Overlays.tsx').catch(() => undefined);
};

/**
 * Mantine's dialogs and popups, mounted when they are first used.
 * @throws if their code can't load, see `LostPart`
 */
export const overlays = async (): Promise<Loaded> => {
  const code = await import('./Overlays.tsx');
  loaded = code;
  for (const listener of listeners) listener();
  await mounted;
  return code;
};
