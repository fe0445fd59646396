import type { ScopedMutator } from 'swr';
import type { Day } from '#shared/core/days.ts';
import type { Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { changeResource } from '#shared/resources/rules.ts';
import { changeList, refreshOthers } from '../../data/cachedList.ts';
import { call } from '../../data/client.ts';
import { createChanges } from '../../data/createChanges.ts';
import { putItem } from '../../data/putItem.ts';

/** One for the page's life: a change made just before leaving the screen is still pending. */
export const resourceChanges = createChanges<Resource>();

/** Puts the resource of a response into the cached list. */
export const putResource = (mutate: ScopedMutator, resource: Resource): Promise<unknown> =>
  changeList(mutate, resources.list, 'resources', (list: readonly Resource[]) =>
    putItem(list, resource),
  );

/** Sends only the status; the list takes the response, the stats are refetched. */
export const sendStatus = async (
  mutate: ScopedMutator,
  { _id }: Resource,
  status: Resource['status'],
): Promise<void> => {
  const { data } = await call(resources.update, { params: { id: _id }, body: { status } });
  await putResource(mutate, data.resource);
  refreshOthers(mutate, resources.update, [resources.list]);
};

/** What the server will derive for a resource whose status is set today. */
export const withStatus =
  (status: Resource['status'], today: Day) =>
  (resource: Resource): Resource => ({
    ...resource,
    ...changeResource(resource, { status }, today),
  });
