import { useCallback } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import type { StatusTone } from '../../ui/cards/StatusSelect.tsx';
import { updateProject } from './changes.ts';

export const statusTones: Readonly<Record<Project['status'], StatusTone>> = {
  Completed: 'good',
  'In Progress': 'active',
  'On Hold': 'attention',
  Planning: 'neutral',
  Abandoned: 'neutral',
};

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
