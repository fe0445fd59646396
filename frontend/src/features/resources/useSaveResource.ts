import { useSWRConfig } from 'swr';
import type { Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { useAction } from '../../data/useAction.ts';
import { putResource } from './resourceChanges.ts';
import { createBody, patchBody, type ResourceFormValues } from './resourceForm.ts';

/** Saves a new resource, or the changes of the given one; the cached list has it before it is shown. */
export function useSaveResource(resource: Resource | undefined) {
  const create = useAction(resources.create);
  const update = useAction(resources.update);
  const { mutate } = useSWRConfig();

  const write = (values: ResourceFormValues) => {
    if (!resource) return create.run({ body: createBody(values) });
    const body = patchBody(resource, values);
    if (Object.keys(body).length === 0) return null;
    return update.run({ params: { id: resource._id }, body });
  };

  return async (values: ResourceFormValues): Promise<void> => {
    const reply = await write(values);
    if (reply) await putResource(mutate, reply.data.resource);
  };
}
