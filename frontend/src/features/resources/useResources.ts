import { useMemo, useSyncExternalStore } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { changed } from '../../data/createChanges.ts';
import { useRoute } from '../../data/useRoute.ts';
import { resourceChanges } from './resourceChanges.ts';

/** The resources with the user's unconfirmed changes applied; undefined until loaded. */
export function useResources() {
  const { data, error, mutate } = useRoute(resources.list, {});
  const pending = useSyncExternalStore(resourceChanges.subscribe, resourceChanges.pending);
  const list = useMemo<readonly Resource[] | undefined>(
    () => data?.resources.map((resource) => changed(resource, pending)),
    [data, pending],
  );
  return { list, error, retry: () => void mutate() };
}
