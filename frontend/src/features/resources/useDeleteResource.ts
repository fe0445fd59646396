import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../data/changes/useMake.ts';
import { deleteResource } from '../../domain/resources/edits.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';

/**
 * Asks for confirmation, saying what would be lost, then deletes.
 * @param onDeleted called just before the deletion
 */
export function useDeleteResource(onDeleted?: () => void): (resource: Resource) => void {
  const make = useMake();
  return useCallback(
    ({ _id, title }) =>
      confirmDelete({
        title: i18n.t('Delete Resource?'),
        text: i18n.t(
          'This cannot be undone. “{name}” and its progress, parts, readings, notes and tags will be removed.',
          { name: title },
        ),
        onConfirm: () => {
          onDeleted?.();
          make(
            deleteResource,
            { params: { id: _id } },
            {
              label: i18n.t('Deleting “{name}”', { name: title }),
              failure: i18n.t('Failed to delete resource'),
              success: 'Deleted!',
            },
          );
        },
      }),
    [make, onDeleted],
  );
}
