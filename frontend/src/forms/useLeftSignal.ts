import { useEffect, useRef } from 'react';

/** A signal that aborts when the component goes. */
export const useLeftSignal = (): (() => AbortSignal | undefined) => {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const mounted = new AbortController();
    controller.current = mounted;
    return () => mounted.abort();
  }, []);
  return () => controller.current?.signal;
};
