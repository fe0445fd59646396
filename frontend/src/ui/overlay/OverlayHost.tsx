import { lazy, Suspense, useSyncExternalStore } from 'react';
import { overlayState } from './overlayState.ts';

const Overlays = lazy(async () => ({ default: (await import('./Overlays.tsx')).Overlays }));

/** Mounted once in the app; empty until a dialog or popup is first needed. */
export const OverlayHost = () => {
  const wanted = useSyncExternalStore(overlayState.subscribe, overlayState.wanted);
  if (!wanted) return null;
  return (
    <Suspense>
      <Overlays onMounted={overlayState.mounted} />
    </Suspense>
  );
};
