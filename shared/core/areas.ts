import type { Route } from './route.ts';

/** The areas of a person's data; each is a resource of the contract. */
export const areas = [
  'habits',
  'skills',
  'resources',
  'projects',
  'assessments',
  'analytics',
] as const;

export type Area = (typeof areas)[number];

/**
 * The area whose data a call reads or changes: the first word of its path, unless the route names another.
 * `/habits/{id}` -> 'habits'. Undefined for calls of the account, as `/users/password`.
 */
export const areaOf = ({ path, area }: Pick<Route, 'path' | 'area'>): Area | undefined =>
  area ?? areas.find((one) => one === path.split('/')[1]);
