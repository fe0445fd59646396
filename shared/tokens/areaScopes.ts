import * as z from 'zod/mini';
import { type Area, areaNames } from '../areas.ts';
import { oneOf } from '../core/fields.ts';
import { permissions, tokenSchema } from './model.ts';

export const scopesMessage = 'Choose at least one area';

const shapeOf = <S extends z.ZodMiniType>(field: (area: Area) => S) =>
  Object.fromEntries(areaNames.map((area) => [area, z.optional(field(area))])) as Record<
    Area,
    z.ZodMiniOptional<S>
  >;

/** The scopes of a new token: at least one, and only areas that there are. */
export const scopesField = z
  .strictObject(
    shapeOf((area) => oneOf(area, permissions)),
    'Scopes must be an object of areas, like {"habits": "read"}',
  )
  .check(z.refine((scopes) => Object.values(scopes).some(Boolean), scopesMessage));

/** An access token as responses show it. */
export const shownToken = z.extend(tokenSchema, {
  scopes: z.object(shapeOf(() => z.enum(permissions))),
});

export type AccessToken = z.output<typeof shownToken>;
