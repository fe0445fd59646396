import { type Area, areas } from './areas.ts';
import { auth } from './auth/routes.ts';
import { digestRoutes } from './reminders/digest/routes.ts';
import { pushRoutes } from './reminders/routes.ts';
import { timerRoutes } from './timer/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { users } from './users/routes.ts';

type AreaRoutes = {
  readonly [A in Area]: (typeof areas)[A]['routes'] & (typeof areas)[A]['imports'];
};

const areaRoutes = Object.fromEntries(
  Object.entries(areas).map(([name, { routes, imports }]) => [name, { ...routes, ...imports }]),
) as unknown as AreaRoutes;

/** The whole API, by resource. The name of a resource is also its folder in functions/ and the name of its Lambda. */
export const contract = {
  auth,
  /** In four files, so that the first pages don't load the routes of tokens, devices and the digest. */
  users: { ...users, ...tokenRoutes, ...pushRoutes, ...digestRoutes },
  ...areaRoutes,
  timer: timerRoutes,
};

export type ResourceName = keyof typeof contract;
