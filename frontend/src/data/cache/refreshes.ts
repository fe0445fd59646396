import type { ResourceName } from '#shared/contract.ts';
import { apiBase } from '#shared/core/route.ts';

/** The group of a cached response: the first segment of its path. */
export type Tag = ResourceName | 'analytics';

/** A change of the area on the left makes the cached responses on the right stale. */
export const refreshes: Readonly<Record<ResourceName, readonly Tag[]>> = {
  auth: [],
  /** What the server derives by the person's days, weeks and vacations. */
  users: ['users', 'habits', 'analytics'],
  habits: ['habits', 'analytics'],
  /** Resources, projects and assessments show skills by their names. */
  skills: ['skills', 'resources', 'projects', 'assessments', 'analytics'],
  resources: ['resources', 'analytics'],
  projects: ['projects', 'analytics'],
  /** A skill's confidence is that of its newest assessment. */
  assessments: ['assessments', 'skills', 'analytics'],
  analytics: [],
};

/** `GET /api/habits/{id}` and `/habits/{id}` belong to `habits`. */
export const tagOf = (routeOrKey: string): string => {
  const path = routeOrKey.slice(routeOrKey.indexOf('/'));
  const below = path.startsWith(`${apiBase}/`) ? path.slice(apiBase.length) : path;
  return below.split('/')[1] ?? '';
};

/** Whether a cached response is stale after a call changed something below `changedPath`. */
export const isOutdated = (cachedKey: unknown, changedPath: string): boolean => {
  if (!Array.isArray(cachedKey) || typeof cachedKey[0] !== 'string') return false;
  const touched: readonly string[] = refreshes[tagOf(changedPath) as ResourceName] ?? [];
  return touched.includes(tagOf(cachedKey[0]));
};
