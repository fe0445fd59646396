import { useSWRConfig } from 'swr';
import type { Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { useAction } from '../../data/useAction.ts';
import { putProject } from './projectChanges.ts';
import { createBody, type ProjectFormValues, patchBody } from './projectForm.ts';

/** Saves a new project, or the changes of the given one; the cached list has it before it is shown. */
export function useSaveProject(project: Project | undefined) {
  const create = useAction(projects.create);
  const update = useAction(projects.update);
  const { mutate } = useSWRConfig();

  const write = (values: ProjectFormValues) => {
    if (!project) return create.run({ body: createBody(values) });
    const body = patchBody(project, values);
    if (Object.keys(body).length === 0) return null;
    return update.run({ params: { id: project._id }, body });
  };

  return async (values: ProjectFormValues): Promise<void> => {
    const reply = await write(values);
    if (reply) await putProject(mutate, reply.data.project);
  };
}
