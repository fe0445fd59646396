import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Project } from '#shared/projects/model.ts';
import { messageOf } from '../api/ApiError.ts';
import { showError } from '../ui/popups.ts';
import {
  changeCached,
  projectChanges,
  projectKey,
  putProject,
  refreshStats,
} from './projectChanges.ts';

export type ProjectChange = {
  readonly apply: (project: Project) => Project;
  /** Gives the project as the server answered it; nothing where it only said that it is done. */
  readonly send: () => Promise<Project | undefined>;
  /** When the failure brings no message of its own. */
  readonly fallback: string;
};

/**
 * Makes a change of a project: shows at once, is taken back and reported when the server refuses.
 * Gives whether it was done.
 */
export function useProjectChange(): (id: string, change: ProjectChange) => Promise<boolean> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id, { apply, send, fallback }) => {
      const deliver = async () => {
        const project = await send();
        await (project ? putProject(mutate, project) : changeCached(mutate, id, apply));
        refreshStats(mutate);
      };
      try {
        await projectChanges.run({ id, apply, send: deliver });
        return true;
      } catch (error) {
        showError(messageOf(error, fallback));
        void mutate(projectKey(id));
        return false;
      }
    },
    [mutate],
  );
}
