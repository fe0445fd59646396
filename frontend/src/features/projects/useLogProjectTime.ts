import type { Project } from '#shared/projects/model.ts';
import { logTime, removeTime } from '../../domain/projects/edits.ts';
import { useLogTimeDialog } from '../../domain/time/useLogTimeDialog.tsx';

const calls = { logTime, removeTime };

/** Opens the dialog to log time spent on a project. */
export const useLogProjectTime = ({ _id, name, relatedSkills, updatedAt }: Project) =>
  useLogTimeDialog({ source: { area: 'projects', _id, name, relatedSkills, updatedAt }, calls });
