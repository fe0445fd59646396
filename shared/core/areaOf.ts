import type { Route } from './route.ts';

/** Resources that are not an area of a person's data. */
const ofAccount = ['auth', 'users'];

/**
 * The area whose data a call reads or changes: the first segment of its path, unless the route sets `area`.
 * `/habits/{id}` -> 'habits'. Undefined for calls of the account, such as `/users/password`.
 */
export const areaOf = ({ path, area }: Pick<Route, 'path' | 'area'>): string | undefined => {
  const [, first = ''] = path.split('/');
  return area ?? (ofAccount.includes(first) ? undefined : first);
};
