import { useCallback } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { deleteFailure } from '../../data/ApiError.ts';
import { useAction } from '../../data/useAction.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showError, showSuccess } from '../../ui/overlay/popups.ts';

/** Asks first, and names what would be lost. */
export function useDeleteResource(): (resource: Resource) => void {
  const { run } = useAction(resources.remove);
  return useCallback(
    ({ _id, title }) =>
      confirmDelete({
        title: 'Delete Resource?',
        text: `This cannot be undone. "${title}" with its progress, notes and tags will be removed.`,
        onConfirm: () =>
          run({ params: { id: _id } }).then(
            () => showSuccess('Deleted!'),
            (error: unknown) => showError(deleteFailure('resource', error)),
          ),
      }),
    [run],
  );
}
