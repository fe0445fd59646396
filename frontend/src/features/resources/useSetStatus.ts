import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { restoreResource } from '#shared/resources/rules.ts';
import { updateResource } from '../../domain/resources/edits.ts';
import { statusLabel } from '../../domain/status/statusLabel.ts';
import { useReversible } from '../../forms/useReversible.ts';

export type SetStatus = (resource: Resource, status: Resource['status']) => void;

const labelOf = ({ title }: Resource, status: Resource['status']): string =>
  i18n.t('{name}: {status}', { name: title, status: statusLabel(status) });

/** Sends only the status, immediately. Undo sends the previous state. */
export function useSetStatus(): SetStatus {
  const send = useReversible();
  return useCallback(
    (resource, status) => {
      const params = { id: resource._id };
      send(
        updateResource,
        i18n.t('Failed to update resource status'),
        { label: labelOf(resource, status), request: { params, body: { status } } },
        {
          label: labelOf(resource, resource.status),
          request: { params, body: restoreResource(resource) },
        },
      );
    },
    [send],
  );
}
