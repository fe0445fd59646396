import { useSyncExternalStore } from 'react';

/** What some browsers tell of the network. */
type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

const connection = (): (Connection & EventTarget) | undefined =>
  (navigator as { readonly connection?: Connection & EventTarget }).connection;

const slow: readonly string[] = ['slow-2g', '2g', '3g'];

/** Whether the person pays for each byte, or waits for it: nothing is fetched that nobody asked for. */
export const isSparing = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  saveData || slow.includes(effectiveType);

const subscribe = (onChange: () => void) => {
  const watched = connection();
  watched?.addEventListener('change', onChange);
  return () => watched?.removeEventListener('change', onChange);
};

export const useIsSparing = (): boolean =>
  useSyncExternalStore(subscribe, () => isSparing(connection()));
