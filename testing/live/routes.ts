import fc from 'fast-check';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import type { Route, Routes } from '#shared/calls/route.ts';
import { contract } from '#shared/contract.ts';
import { addDays, defaultWeekStart, startOfWeek, todayIn } from '#shared/days/days.ts';
import type { Scopes } from '#shared/tokens/model.ts';
import { valuesOf } from './arbitrary.ts';
import { successOf } from './client.ts';
import { deviceIdOf, registerDevice } from './devices.ts';
import type { Person } from './people.ts';

/** Every route of the contract with its resource, so that new resources are covered automatically. */
export const everyRoute = Object.entries(contract as Readonly<Record<string, Routes>>).flatMap(
  ([resource, routes]) =>
    Object.entries(routes).map(([name, route]) => ({ resource, name, route })),
);

export const hasId = (route: Route): boolean => 'id' in (route.params?.shape ?? {});

/** A person's items: the id of one item per resource. */
export type Items = ReadonlyMap<string, string>;

export const nobodysId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** The fields that refer to other items, with their values. A missing item is replaced by an unknown id. */
const references: Readonly<Record<string, (items: Items) => unknown>> = {
  skill: (items) => items.get('skills') ?? nobodysId,
  relatedSkills: (items) => [items.get('skills') ?? nobodysId],
  about: (items) => ({ area: 'skills', id: items.get('skills') ?? nobodysId }),
  focus: (items) => [{ area: 'skills', id: items.get('skills') ?? nobodysId }],
};

/** The references to a person's items that a body or a query needs. */
export const referencesIn = (
  schema: z.ZodMiniObject | undefined,
  items: Items,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(references)
      .filter(([field]) => schema && field in schema.shape)
      .map(([field, refer]) => [field, refer(items)]),
  );

/**
 * A timer target with an unknown skill. A resource or project would not do, because an access token would need
 * permission for that area too.
 */
const targetIn = (body: z.ZodMiniObject): Record<string, unknown> => {
  const target = { area: 'skills', id: nobodysId };
  const { target: field } = body.shape;
  return field && z.safeParse(field, target).success ? { target } : {};
};

/** A last day that is not past in any zone. */
const endIn = (body: z.ZodMiniObject): Record<string, unknown> =>
  'endsOn' in body.shape ? { endsOn: addDays(todayIn(new Date(), 'UTC'), 1) } : {};

/**
 * A body that the route accepts from a person with these items. The same route and items give the same body on the
 * same day. Undefined if the route has no body.
 */
export const sampleBody = (
  { body }: Route,
  items: Items = new Map(),
): Record<string, unknown> | undefined => {
  if (!body) return undefined;
  const bodies = valuesOf(body).map(({ _id: _, ...value }) => ({
    ...value,
    ...referencesIn(body, items),
    ...targetIn(body),
    ...endIn(body),
  }));
  const accepted = bodies.filter((value) => body.safeParse(value).success);
  return fc.sample(accepted, { numRuns: 1, seed: 42 })[0];
};

const made = z.object({ _id: z.string() });

/** Creates an access token that expires today. The token serves as the person's item of `users`. */
export const makeToken = async ({ call, password }: Person, scopes: Scopes) => {
  const endsOn = todayIn(new Date(), 'UTC');
  const body = { name: 'A script', scopes, endsOn, currentPassword: password };
  const { token, data } = await call(contract.users.createToken, { body });
  return { token, ...data.accessToken };
};

/** The timers of all people of a run start at this instant, so that the people's items differ only in their ids. */
const runStartedAt = new Date().toISOString();

/**
 * Creates one item of each resource that has a `create`, in the contract's order. Also creates an access token, a
 * timer, and a device with the token's id in its endpoint.
 */
export const makeItems = async (by: Person): Promise<Items> => {
  const items = new Map<string, string>();
  for (const { resource, name, route } of everyRoute) {
    if (name !== 'create') continue;
    // The habit is created before the skill that its sample refers to, so leave the skill out until it exists.
    const { skill, ...sample } = sampleBody(route, items) ?? {};
    const isThere = skill !== undefined && skill === items.get('skills');
    const response = await by.send(route, { body: { ...sample, ...(isThere && { skill }) } });
    const { data } = z
      .object({ data: z.record(z.string(), made) })
      .parse(successOf(route, response));
    items.set(resource, Object.values(data)[0]?._id ?? '');
  }
  items.set('users', (await makeToken(by, { habits: 'read' }))._id);
  const target = { area: 'skills' as const, id: items.get('skills') ?? '' };
  const body = { startedAt: runStartedAt, target };
  const { timer } = (await by.call(contract.timer.start, { params: { id: ulid() }, body })).data;
  items.set('timer', timer?._id ?? '');
  await registerDevice(by, endpointOf(items.get('users') ?? ''));
  return items;
};

const endpointOf = (id: string): string => `https://fcm.googleapis.com/fcm/send/${id}`;

/** All parameters of a route: the item's id, days that fit, and an unknown id for anything nested in the item. */
export const paramsFor = (route: Route, id: string): Record<string, string> => {
  const past = '2026-01-05';
  // The start of a week with a review that can still be changed, in every time zone.
  const weekStart = startOfWeek(addDays(todayIn(new Date(), 'UTC'), -1), defaultWeekStart);
  const days = { date: past, from: past, year: '2026', weekStart, reminder: 'r202601050800' };
  const known: Readonly<Record<string, string>> = {
    id: route.path.startsWith('/users/push/') ? deviceIdOf(endpointOf(id)) : id,
    ...days,
  };
  const names = Object.keys(route.params?.shape ?? {});
  return Object.fromEntries(names.map((name) => [name, known[name] ?? nobodysId]));
};

/** The parameters of a route, and a query if the route requires one. */
export const urlPartsFor = (route: Route, id: string) => ({
  params: paramsFor(route, id),
  ...(route.query?.safeParse({}).success === false && { query: { date: '2026-01-05' } }),
});
