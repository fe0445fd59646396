import type { ScopedMutator } from 'swr';
import { routeKey } from '#shared/core/route.ts';
import type { Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { changeList, refreshOthers } from '../../data/cachedList.ts';
import { createChanges } from '../../data/createChanges.ts';
import { putItem } from '../../data/putItem.ts';

/** One for the page's life: a change made just before leaving a screen is still pending. */
export const projectChanges = createChanges<Project>();

export const projectKey = (id: string) => [routeKey(projects.get), { params: { id } }] as const;

const changeProjects = (
  mutate: ScopedMutator,
  change: (list: readonly Project[]) => readonly Project[],
): Promise<unknown> => changeList(mutate, projects.list, 'projects', change);

/** Puts the project of a response into the cached list and its own cache entry. */
export const putProject = (mutate: ScopedMutator, project: Project): Promise<unknown> =>
  Promise.all([
    changeProjects(mutate, (list) => putItem(list, project)),
    mutate<Project>(projectKey(project._id), project, { revalidate: false }),
  ]);

/** Changes the cached project where the response has no project. */
export const changeCached = (
  mutate: ScopedMutator,
  id: string,
  change: (project: Project) => Project,
): Promise<unknown> =>
  Promise.all([
    changeProjects(mutate, (list) => list.map((one) => (one._id === id ? change(one) : one))),
    mutate<Project>(projectKey(id), (one) => one && change(one), { revalidate: false }),
  ]);

/** Refetches the stats that a change of a project made stale; the project itself is up to date. */
export const refreshStats = (mutate: ScopedMutator): void =>
  refreshOthers(mutate, projects.update, [projects.list, projects.get]);
