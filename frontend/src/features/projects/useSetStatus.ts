import { useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { changeProject, projectDuration } from '#shared/projects/rules.ts';
import { call } from '../../data/client.ts';
import { useProjectChange } from './useProjectChange.ts';

export type SetStatus = (project: Project, status: Project['status']) => void;

/** Sets only the status; until the response comes it shows what the server will derive. */
export function useSetStatus(today: Day): SetStatus {
  const change = useProjectChange();
  return useCallback(
    ({ _id }, status) =>
      void change(_id, {
        apply: (project) => {
          const state = changeProject(project, { status }, today);
          return { ...project, ...state, duration: projectDuration(state, today) };
        },
        send: async () => {
          const { data } = await call(projects.update, { params: { id: _id }, body: { status } });
          return data.project;
        },
        fallback: 'Failed to update project status',
      }),
    [change, today],
  );
}
