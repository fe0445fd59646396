import { useCallback } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showSuccess } from '../../ui/overlay/popups.ts';
import { deleteProject } from './changes.ts';
import { describeLists } from './format.ts';

/** Asks first, and names what would be lost. */
export function useDeleteProject(): (project: Project) => void {
  const make = useMake();
  return useCallback(
    (project) =>
      confirmDelete({
        title: 'Delete Project?',
        text: `This cannot be undone. "${project.name}"${describeLists(project)} will be removed.`,
        onConfirm: () => {
          make(
            deleteProject,
            { params: { id: project._id } },
            { label: `${project.name}: deleted`, failure: 'Failed to delete project' },
          );
          showSuccess('Deleted!');
        },
      }),
    [make],
  );
}
