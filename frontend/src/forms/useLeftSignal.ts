import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a getter for a signal. The signal aborts when the component unmounts, or when Suspense hides the component
 * while another page's code loads.
 */
export const useLeftSignal = (): (() => AbortSignal | undefined) => {
  const controller = useRef<AbortController>(undefined);
  // A layout effect, because its cleanup also runs when Suspense hides the component. An effect's cleanup would
  // not.
  useLayoutEffect(() => {
    const shown = new AbortController();
    controller.current = shown;
    return () => shown.abort();
  }, []);
  return () => controller.current?.signal;
};
