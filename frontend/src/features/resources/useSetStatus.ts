import { useCallback } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { updateResource } from './changes.ts';

export type SetStatus = (resource: Resource, status: Resource['status']) => void;

/** Sets only the status; the rest of the resource follows from it. */
export function useSetStatus(): SetStatus {
  const make = useMake();
  return useCallback(
    ({ _id, title }, status) => {
      make(
        updateResource,
        { params: { id: _id }, body: { status } },
        { label: `${title}: ${status}`, failure: 'Failed to update resource status' },
      );
    },
    [make],
  );
}
