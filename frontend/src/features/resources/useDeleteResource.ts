import { useCallback } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showSuccess } from '../../ui/overlay/popups.ts';
import { deleteResource } from './changes.ts';

/** Asks first, and names what would be lost. */
export function useDeleteResource(): (resource: Resource) => void {
  const make = useMake();
  return useCallback(
    ({ _id, title }) =>
      confirmDelete({
        title: 'Delete Resource?',
        text: `This cannot be undone. "${title}" with its progress, notes and tags will be removed.`,
        onConfirm: () => {
          make(
            deleteResource,
            { params: { id: _id } },
            { label: `${title}: deleted`, failure: 'Failed to delete resource' },
          );
          showSuccess('Deleted!');
        },
      }),
    [make],
  );
}
