import { useCallback } from 'react';
import { idOn } from '#shared/core/ids.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import type { FormDraft } from '../../../data/outbox/change.ts';
import {
  addParts,
  createResource,
  updateResource,
  withKnownParts,
  withPartIds,
} from '../../../domain/resources/edits.ts';
import { partBatches, patchBatches } from './partBatches.ts';
import { createBody, patchBody, type ResourceFormValues } from './resourceForm.ts';

export function useSaveResource(resource: Resource | undefined) {
  const make = useMake();
  return useCallback(
    (values: ResourceFormValues, draft: FormDraft) => {
      const failure = i18n.t('Failed to save resource');
      if (!resource) {
        const { parts, ...fields } = withPartIds(createBody(values));
        const _id = idOn(undefined);
        const [first = [], ...others] = partBatches(parts ?? [], fields);
        const body = { ...fields, _id, ...(first.length > 0 && { parts: first }) };
        const label = i18n.t('New resource: {name}', { name: body.title });
        const details = { label, failure };
        const added = make(createResource, { body }, { ...details, success: 'Created!', draft });
        for (const batch of others)
          make(addParts, { params: { id: _id }, body: { parts: batch } }, details);
        return added;
      }
      const body = withKnownParts(resource, patchBody(resource, values));
      if (Object.keys(body).length === 0) return undefined;
      const params = { id: resource._id };
      const [first, ...others] = patchBatches(resource, body);
      const details = { label: i18n.t('{name}: edited', { name: resource.title }), failure };
      const success = 'Updated!';
      const request = { params, body: first };
      const added = make(updateResource, request, { ...details, success, draft });
      for (const parts of others) make(addParts, { params, body: { parts } }, details);
      return added;
    },
    [resource, make],
  );
}
