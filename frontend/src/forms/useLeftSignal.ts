import { useLayoutEffect, useRef } from 'react';

/** A signal that aborts when the component unmounts, or is hidden while the code of another page loads. */
export const useLeftSignal = (): (() => AbortSignal | undefined) => {
  const controller = useRef<AbortController>(undefined);
  // Unlike an effect, a layout effect is cleaned up when Suspense hides the component, which stays mounted.
  useLayoutEffect(() => {
    const shown = new AbortController();
    controller.current = shown;
    return () => shown.abort();
  }, []);
  return () => controller.current?.signal;
};
