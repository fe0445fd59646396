import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import type { FormDraft } from '../../../data/outbox/change.ts';
import {
  createResource,
  updateResource,
  withKnownParts,
  withPartIds,
} from '../../../domain/resources/edits.ts';
import { createBody, patchBody, type ResourceFormValues } from './resourceForm.ts';

/** Saves a new resource, or the changes of the given one. */
export function useSaveResource(resource: Resource | undefined) {
  const make = useMake();
  return useCallback(
    (values: ResourceFormValues, draft: FormDraft) => {
      const failure = i18n.t('Failed to save resource');
      if (!resource) {
        const body = withPartIds(createBody(values));
        const label = i18n.t('New resource: {name}', { name: body.title });
        return make(createResource, { body }, { label, failure, success: 'Created!', draft });
      }
      const body = withKnownParts(resource, patchBody(resource, values));
      if (Object.keys(body).length === 0) return undefined;
      const request = { params: { id: resource._id }, body };
      const label = i18n.t('{name}: edited', { name: resource.title });
      return make(updateResource, request, { label, failure, success: 'Updated!', draft });
    },
    [resource, make],
  );
}
