import { useMemo, useSyncExternalStore } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { changed } from '../../data/createChanges.ts';
import { useRoute } from '../../data/useRoute.ts';
import { projectChanges } from './projectChanges.ts';

const usePending = () => useSyncExternalStore(projectChanges.subscribe, projectChanges.pending);

/** The projects with the user's unconfirmed changes applied; undefined until loaded. */
export function useProjects() {
  const { data, error, mutate } = useRoute(projects.list, {});
  const pending = usePending();
  const list = useMemo<readonly Project[] | undefined>(
    () => data?.projects.map((project) => changed(project, pending)),
    [data, pending],
  );
  return { list, error, retry: () => void mutate() };
}

/** One project with the unconfirmed changes applied. */
export function useProject(id: string) {
  const { data, error, mutate } = useRoute(projects.get, { params: { id } });
  const pending = usePending();
  const project = useMemo(() => data && changed(data, pending), [data, pending]);
  return { project, error, retry: () => void mutate() };
}
