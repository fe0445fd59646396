import { useCallback } from 'react';
import { restoring } from '#shared/core/completion.ts';
import type { Resource } from '#shared/resources/model.ts';
import { useReversible } from '../../forms/useReversible.ts';
import { updateResource } from './changes.ts';

export type SetProgress = (resource: Resource, progress: number) => void;

/** What is read is in progress. It can be undone. */
export function useSetProgress(): SetProgress {
  const send = useReversible();
  return useCallback(
    (resource, progress) => {
      const params = { id: resource._id };
      const begins = resource.status === 'Not Started' && progress > 0;
      const body = { progress, ...(begins && { status: 'In Progress' as const }) };
      const before = begins ? restoring(resource) : { progress: resource.progress };
      send(
        updateResource,
        'Failed to save resource',
        { label: `${resource.title}: ${progress}%`, request: { params, body } },
        { label: `${resource.title}: ${resource.progress}%`, request: { params, body: before } },
      );
    },
    [send],
  );
}
