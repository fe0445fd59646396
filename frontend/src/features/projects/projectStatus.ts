import { useCallback } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { showUndo } from '../../ui/overlay/popups.ts';
import { updateProject } from './changes.ts';

export type SetStatus = (project: Project, status: Project['status']) => void;

/** Sets only the status; the rest of the project follows from it. It can be undone. */
export function useSetStatus(): SetStatus {
  const make = useMake();
  return useCallback(
    ({ _id, name }, status) => {
      const label = `${name}: ${status}`;
      // What follows from a status, such as the day of completion, its reverse would not bring back.
      const added = make(
        updateProject,
        { params: { id: _id }, body: { status } },
        { label, failure: 'Failed to update project status', isHeld: true },
      );
      showUndo(label, added);
    },
    [make],
  );
}
