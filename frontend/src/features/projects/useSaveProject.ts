import { useCallback } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { createProject, updateProject, withItemIds } from './changes.ts';
import { createBody, type ProjectFormValues, patchBody } from './projectForm.ts';

const failure = 'Failed to save project';

/** Saves a new project, or the changes of the given one. */
export function useSaveProject(project: Project | undefined) {
  const make = useMake();
  return useCallback(
    async (values: ProjectFormValues) => {
      if (!project) {
        const body = withItemIds(createBody(values));
        const label = `New project: ${body.name}`;
        return make(createProject, { body }, { label, failure }).outcome();
      }
      const body = withItemIds(patchBody(project, values));
      if (Object.keys(body).length === 0) return undefined;
      const request = { params: { id: project._id }, body };
      return make(updateProject, request, { label: `${project.name}: edited`, failure }).outcome();
    },
    [project, make],
  );
}
