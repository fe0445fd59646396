import type { ScopedMutator } from 'swr';
import { type Resource, resources } from '#shared/contract/resources.ts';
import { routeKey } from '#shared/contract/route.ts';
import type { Day } from '#shared/rules/days.ts';
import { changeResource } from '#shared/rules/resources.ts';
import { call } from '../api/client.ts';
import { createChanges } from '../api/createChanges.ts';
import { putItem } from '../api/putItem.ts';
import { isOutdated } from '../api/refreshes.ts';

/** One for the page's life: a change made just before leaving the screen is still on its way. */
export const resourceChanges = createChanges<Resource>();

const listKey = [routeKey(resources.list), {}] as const;
const isList = (key: unknown): boolean => Array.isArray(key) && key[0] === listKey[0];

/** Puts a resource as the server answered it into the cached list. */
export const putResource = (mutate: ScopedMutator, resource: Resource): Promise<unknown> =>
  mutate<{ resources: Resource[] }>(
    listKey,
    (list) => list && { resources: putItem(list.resources, resource) },
    { revalidate: false },
  );

/** Sends the status alone; the list takes the answer, the numbers are asked anew. */
export const sendStatus = async (
  mutate: ScopedMutator,
  { _id }: Resource,
  status: Resource['status'],
): Promise<void> => {
  const { data } = await call(resources.update, { params: { id: _id }, body: { status } });
  await putResource(mutate, data.resource);
  void mutate((key) => isOutdated(key, resources.update.path) && !isList(key));
};

/** What the server will make of a resource whose status is set today. */
export const withStatus =
  (status: Resource['status'], today: Day) =>
  (resource: Resource): Resource => ({
    ...resource,
    ...changeResource(resource, { status }, today),
  });
