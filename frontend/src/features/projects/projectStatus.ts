import { useCallback } from 'react';
import { restoring } from '#shared/core/completion.ts';
import type { Project } from '#shared/projects/model.ts';
import { useReversible } from '../../forms/useReversible.ts';
import { updateProject } from './changes.ts';

export type SetStatus = (project: Project, status: Project['status']) => void;

/** Sends the status alone, at once; undoing it sends what was before. */
export function useSetStatus(): SetStatus {
  const send = useReversible();
  return useCallback(
    (project, status) => {
      const params = { id: project._id };
      send(
        updateProject,
        'Failed to update project status',
        { label: `${project.name}: ${status}`, request: { params, body: { status } } },
        {
          label: `${project.name}: ${project.status}`,
          request: { params, body: restoring(project) },
        },
      );
    },
    [send],
  );
}
