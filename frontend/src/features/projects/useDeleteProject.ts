import { useCallback } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { messageOf } from '../../data/ApiError.ts';
import { useAction } from '../../data/useAction.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showError, showSuccess } from '../../ui/overlay/popups.ts';
import { describeLists } from './format.ts';

/** Asks first, and names what would be lost. */
export function useDeleteProject(): (project: Project) => void {
  const { run } = useAction(projects.remove);
  return useCallback(
    (project) =>
      confirmDelete({
        title: 'Delete Project?',
        text: `This cannot be undone. "${project.name}"${describeLists(project)} will be removed.`,
        onConfirm: () =>
          run({ params: { id: project._id } }).then(
            () => showSuccess('Deleted!'),
            (error: unknown) => showError(messageOf(error, 'Failed to delete project')),
          ),
      }),
    [run],
  );
}
