import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Day } from '#shared/core/days.ts';
import type { Resource } from '#shared/resources/model.ts';
import { messageOf } from '../../data/ApiError.ts';
import { showError } from '../../ui/overlay/popups.ts';
import { resourceChanges, sendStatus, withStatus } from './resourceChanges.ts';

export type SetStatus = (resource: Resource, status: Resource['status']) => void;

/** Shows at once, is rolled back and reported when the request fails. */
export function useSetStatus(today: Day): SetStatus {
  const { mutate } = useSWRConfig();
  return useCallback(
    (resource, status) => {
      const change = {
        id: resource._id,
        apply: withStatus(status, today),
        send: () => sendStatus(mutate, resource, status),
      };
      resourceChanges
        .run(change)
        .catch((error: unknown) => showError(messageOf(error, 'Failed to update resource status')));
    },
    [mutate, today],
  );
}
