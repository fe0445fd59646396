import { useSyncExternalStore } from 'react';
import { overlayState } from './overlayState.ts';

/** Mounted once in the app; empty until a dialog or popup is first needed. */
export const OverlayHost = () => {
  const loaded = useSyncExternalStore(overlayState.subscribe, overlayState.loaded);
  return loaded ? <loaded.Overlays onMounted={overlayState.mounted} /> : null;
};
