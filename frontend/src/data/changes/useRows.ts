import { useSWRConfig } from 'swr';
import { usePending } from '../person/usePersonData.ts';
import type { Rows } from '../rows/rows.ts';
import { shownRows } from './cachedRows.ts';

/**
 * The rows of cached responses with pending changes. It does not render again when a response arrives, so use it
 * together with a hook that does.
 */
export const useRows = (): Rows => {
  const { cache } = useSWRConfig();
  return shownRows(cache, usePending());
};
