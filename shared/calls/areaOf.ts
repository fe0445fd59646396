import type { Route } from './route.ts';

/** These resources are not areas of a person's data. */
const ofAccount = ['auth', 'users'];

/**
 * The area that a call reads or changes. It is the first segment of the path, unless the route sets `area`:
 * `/habits/{id}` -> 'habits'. Undefined for calls about the account, such as `/users/password`.
 */
export const areaOf = ({ path, area }: Pick<Route, 'path' | 'area'>): string | undefined => {
  const [, first = ''] = path.split('/');
  return area ?? (ofAccount.includes(first) ? undefined : first);
};
