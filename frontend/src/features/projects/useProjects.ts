import { projects } from '#shared/projects/routes.ts';
import { useRoute } from '../../data/useRoute.ts';

/** The projects; undefined until they were ever loaded. */
export function useProjects() {
  const { data, error, retry } = useRoute(projects.list, {});
  return { list: data?.projects, error, retry };
}
