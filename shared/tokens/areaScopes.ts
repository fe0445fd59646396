import * as z from 'zod/mini';
import { type Area, areaNames, areas } from '../areas.ts';
import { areaOf } from '../calls/areaOf.ts';
import { issueMessage } from '../calls/fieldReasons.ts';
import { oneOf } from '../calls/fields.ts';
import type { Route } from '../calls/route.ts';
import { userReasons } from '../users/reasons.ts';
import { users } from '../users/routes.ts';
import { type Permission, permissions, tokenSchema } from './model.ts';
import { neededFor } from './scopes.ts';

const shapeOf = <S extends z.ZodMiniType>(field: (area: Area) => S) =>
  Object.fromEntries(areaNames.map((area) => [area, z.optional(field(area))])) as Record<
    Area,
    z.ZodMiniOptional<S>
  >;

const routes: readonly Route[] = [
  ...Object.values(areas).flatMap(({ routes, imports }) =>
    Object.values({ ...routes, ...imports }),
  ),
  ...Object.values(users),
];

/** The permissions that a token may have for an area. Every area has GET calls; analytics has no others. */
export const permissionsOf = (area: Area) => {
  const needed = routes
    .filter((one) => areaOf(one) === area)
    .map(({ method }) => neededFor(method));
  return permissions.filter((one) => needed.includes(one)) as [Permission, ...Permission[]];
};

/** The scopes of a new token: at least one, with existing areas and permissions. */
export const scopesField = z
  .strictObject(
    shapeOf((area) => oneOf(area, permissionsOf(area))),
    issueMessage(userReasons.scopes()),
  )
  .check(
    z.refine((scopes) => Object.values(scopes).some(Boolean), issueMessage(userReasons.noScope())),
  );

/** An access token as responses show it. An old token may have a permission that no longer exists. */
export const shownToken = z.extend(tokenSchema, {
  scopes: z.object(shapeOf(() => z.enum(permissions))),
});

export type AccessToken = z.output<typeof shownToken>;
