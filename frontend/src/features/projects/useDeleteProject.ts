import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { useMake } from '../../data/changes/useMake.ts';
import { useNoteQuestion } from '../../domain/notes/noteCount.ts';
import { deleteProject } from '../../domain/projects/edits.ts';
import { confirmDelete } from '../../ui/overlay/popups/confirmDelete.tsx';
import { describeDeletion } from './view.ts';

/**
 * Asks for confirmation before the deletion.
 * @param beforeDeletion called just before the deletion, to leave the project's own page
 */
export function useDeleteProject(beforeDeletion?: () => void): (project: Project) => void {
  const make = useMake();
  const questionOf = useNoteQuestion();
  return useCallback(
    (project) =>
      confirmDelete({
        title: i18n.t('Delete Project?'),
        ...questionOf({ area: 'projects', id: project._id }, (count) =>
          describeDeletion(project, count),
        ),
        onConfirm: () => {
          beforeDeletion?.();
          make(
            deleteProject,
            { params: { id: project._id } },
            {
              label: i18n.t('Deleting “{name}”', { name: project.name }),
              failure: i18n.t('Failed to delete project'),
              success: 'Deleted!',
            },
          );
        },
      }),
    [make, questionOf, beforeDeletion],
  );
}
