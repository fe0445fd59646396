import { useCallback } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { updateProject } from './changes.ts';

export type SetStatus = (project: Project, status: Project['status']) => void;

/** Sets only the status; the rest of the project follows from it. */
export function useSetStatus(): SetStatus {
  const make = useMake();
  return useCallback(
    ({ _id, name }, status) => {
      make(
        updateProject,
        { params: { id: _id }, body: { status } },
        { label: `${name}: ${status}`, failure: 'Failed to update project status' },
      );
    },
    [make],
  );
}
