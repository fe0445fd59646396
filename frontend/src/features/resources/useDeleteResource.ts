import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../data/changes/useMake.ts';
import { useNoteQuestion } from '../../domain/notes/noteCount.ts';
import { deleteResource } from '../../domain/resources/edits.ts';
import { confirmDelete } from '../../ui/overlay/popups/confirmDelete.tsx';

/**
 * Asks for confirmation before the deletion.
 * @param beforeDeletion called just before the deletion, to leave the resource's own page
 */
export function useDeleteResource(beforeDeletion?: () => void): (resource: Resource) => void {
  const make = useMake();
  const questionOf = useNoteQuestion();
  return useCallback(
    ({ _id, title }) =>
      confirmDelete({
        title: i18n.t('Delete Resource?'),
        ...questionOf({ area: 'resources', id: _id }, (count) => describeDeletion(title, count)),
        onConfirm: () => {
          beforeDeletion?.();
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
    [make, questionOf, beforeDeletion],
  );
}

/** Says what will be lost. `count` is the number of notes on its page. The text of the field Notes is always lost. */
const describeDeletion = (name: string, count = 0): string =>
  count === 0
    ? i18n.t(
        'This cannot be undone. “{name}” and its progress, parts, readings, notes and tags will be removed.',
        { name },
      )
    : i18n.t(
        '{count, plural, one {This cannot be undone. “{name}”, its progress, parts, readings and tags, and its # note will be removed.} other {This cannot be undone. “{name}”, its progress, parts, readings and tags, and its # notes will be removed.}}',
        { name, count },
      );
