import { useMediaQuery } from '@mantine/hooks';
import { phoneQuery } from './phoneQuery.ts';

/** Whether a media query matches, from the first render on. */
export const useMedia = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false });

export const useIsPhone = (): boolean => useMedia(phoneQuery);
