import { useCallback } from 'react';
import { restoring } from '#shared/core/completion.ts';
import type { Project } from '#shared/projects/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { showUndo } from '../../ui/overlay/popups.ts';
import { updateProject } from './changes.ts';

export type SetStatus = (project: Project, status: Project['status']) => void;

/** Sends the status alone, at once; undoing it sends what was before. */
export function useSetStatus(): SetStatus {
  const make = useMake();
  return useCallback(
    (project, status) => {
      const params = { id: project._id };
      const label = `${project.name}: ${status}`;
      const failure = 'Failed to update project status';
      const { over } = make(updateProject, { params, body: { status } }, { label, failure });
      showUndo(label, {
        over,
        undo: () => {
          const label = `${project.name}: ${project.status}`;
          const body = restoring(project);
          make(updateProject, { params, body }, { label, failure, success: 'Undone!' });
          return true;
        },
      });
    },
    [make],
  );
}
