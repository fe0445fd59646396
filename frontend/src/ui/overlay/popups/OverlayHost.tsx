import { useSyncExternalStore } from 'react';

/** Renders dialogs and popups. Mounted once in the app. Renders nothing until the first dialog or popup. */
export const OverlayHost = () => {
  const loaded = useSyncExternalStore(overlayState.subscribe, overlayState.loaded);
  return loaded ? <loaded.Overlays onMounted={overlayState.mounted} /> : null;
};

export type Loaded = typeof import('../Overlays.tsx');

let loaded: Loaded | undefined;
const listeners = new Set<() => void>();

let announce: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  announce = resolve;
});

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

/** The code of dialogs and popups. Undefined until `overlays` has loaded it. */
export const loadedOverlays = (): Loaded | undefined => loaded;

/** Loads the code of dialogs and popups without mounting it. */
export const preloadOverlays = (): void => {
  import('../Overlays.tsx').catch(() => undefined);
};

/**
 * Loads and mounts Mantine's dialogs and popups at their first use.
 * @throws if their code can't load, see `LostPart`
 */
export const overlays = async (): Promise<Loaded> => {
  const code = await import('../Overlays.tsx');
  loaded = code;
  for (const listener of listeners) listener();
  await mounted;
  return code;
};
