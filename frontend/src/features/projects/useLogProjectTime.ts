import type { Project } from '#shared/projects/model.ts';
import { useLogTimeDialog } from '../../domain/time/useLogTimeDialog.tsx';

/** The dialog to log time spent on a project, and a function that opens it. */
export const useLogProjectTime = ({ _id, name, relatedSkills, updatedAt }: Project) =>
  useLogTimeDialog({ source: { area: 'projects', _id, name, relatedSkills, updatedAt } });
