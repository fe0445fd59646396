import { useCallback } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import type { FormDraft } from '../../data/outbox/change.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { createResource, updateResource } from './changes.ts';
import { createBody, patchBody, type ResourceFormValues } from './resourceForm.ts';

const failure = 'Failed to save resource';

/** Saves a new resource, or the changes of the given one. */
export function useSaveResource(resource: Resource | undefined) {
  const make = useMake();
  return useCallback(
    (values: ResourceFormValues, draft: FormDraft) => {
      if (!resource) {
        const body = createBody(values);
        const label = `New resource: ${body.title}`;
        return make(createResource, { body }, { label, failure, success: 'Created!', draft });
      }
      const body = patchBody(resource, values);
      if (Object.keys(body).length === 0) return undefined;
      const request = { params: { id: resource._id }, body };
      const label = `${resource.title}: edited`;
      return make(updateResource, request, { label, failure, success: 'Updated!', draft });
    },
    [resource, make],
  );
}
