import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Project } from '#shared/projects/model.ts';
import { messageOf } from '../../data/ApiError.ts';
import { showError } from '../../ui/overlay/popups.ts';
import {
  changeCached,
  projectChanges,
  projectKey,
  putProject,
  refreshStats,
} from './projectChanges.ts';

export type ProjectChange = {
  readonly apply: (project: Project) => Project;
  /** Returns the project of the response; undefined where the response has none. */
  readonly send: () => Promise<Project | undefined>;
  /** The message where the failure has none. */
  readonly fallback: string;
};

/**
 * Changes a project: shows at once, is rolled back and reported when the request fails.
 * Returns whether it succeeded.
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
