import { useEffect, useRef } from 'react';

type Overlay = { readonly close: () => void };

/** The open overlays that Back closes. The topmost is last. */
let open: readonly Overlay[] = [];
const listeners = new Set<() => void>();

const setOpen = (overlays: readonly Overlay[]): void => {
  open = overlays;
  for (const listener of listeners) listener();
};

/** Whether an overlay covers the page. The overlay then has the focus, and returns it when it closes. */
export const isCovered = (): boolean => open.length > 0;

export const onOverlays = (listener: () => void): void => void listeners.add(listener);

export const closeTopmost = (): void => {
  const topmost = open.at(-1);
  setOpen(open.slice(0, -1));
  topmost?.close();
};

/** While `isOpen`, Back closes this overlay instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => close.current() };
    setOpen([...open, overlay]);
    return () => setOpen(open.filter((one) => one !== overlay));
  }, [isOpen]);
};
