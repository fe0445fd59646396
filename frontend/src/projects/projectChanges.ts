import type { ScopedMutator } from 'swr';
import { type Project, projects } from '#shared/contract/projects.ts';
import { routeKey } from '#shared/contract/route.ts';
import { createChanges } from '../api/createChanges.ts';
import { putItem } from '../api/putItem.ts';
import { isOutdated } from '../api/refreshes.ts';

/** One for the page's life: a change made just before leaving a screen is still on its way. */
export const projectChanges = createChanges<Project>();

const listKey = [routeKey(projects.list), {}] as const;
export const projectKey = (id: string) => [routeKey(projects.get), { params: { id } }] as const;

/** Puts a project as the server answered it into the cached list and its own place. */
export const putProject = (mutate: ScopedMutator, project: Project): Promise<unknown> =>
  Promise.all([
    mutate<{ projects: Project[] }>(
      listKey,
      (list) => list && { projects: putItem(list.projects, project) },
      { revalidate: false },
    ),
    mutate<Project>(projectKey(project._id), project, { revalidate: false }),
  ]);

/** Changes the cached project where the server answered nothing but that it is done. */
export const changeCached = (
  mutate: ScopedMutator,
  id: string,
  change: (project: Project) => Project,
): Promise<unknown> =>
  Promise.all([
    mutate<{ projects: Project[] }>(
      listKey,
      (list) =>
        list && { projects: list.projects.map((one) => (one._id === id ? change(one) : one)) },
      { revalidate: false },
    ),
    mutate<Project>(projectKey(id), (one) => one && change(one), { revalidate: false }),
  ]);

const projectRoutes = [listKey[0], routeKey(projects.get)];
const isProject = (key: unknown): boolean =>
  Array.isArray(key) && typeof key[0] === 'string' && projectRoutes.includes(key[0]);

/** The numbers that a change of a project made out of date are asked anew; it itself is there already. */
export const refreshNumbers = (mutate: ScopedMutator): void =>
  void mutate((key) => isOutdated(key, projects.update.path) && !isProject(key));
