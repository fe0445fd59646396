import { useSyncExternalStore } from 'react';

type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

const connection = (): (Connection & EventTarget) | undefined =>
  (navigator as { readonly connection?: Connection & EventTarget }).connection;

const slow: readonly string[] = ['slow-2g', '2g', '3g'];

/** Whether the browser's data saver is on, or the network is slow. Nothing is prefetched then. */
export const isSparing = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  saveData || slow.includes(effectiveType);

const subscribe = (onChange: () => void) => {
  const watched = connection();
  watched?.addEventListener('change', onChange);
  return () => watched?.removeEventListener('change', onChange);
};

export const useIsSparing = (): boolean =>
  useSyncExternalStore(subscribe, () => isSparing(connection()));
