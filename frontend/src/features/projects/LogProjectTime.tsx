import type { Project } from '#shared/projects/model.ts';
import { logTime, removeTime } from '../../domain/projects/edits.ts';
import { LogTimeButton } from '../../domain/time/LogTimeButton.tsx';

const calls = { logTime, removeTime };

/** Logs time spent on a project. */
export const LogProjectTime = ({ project }: { readonly project: Project }) => {
  const { _id, name, relatedSkills, updatedAt } = project;
  return <LogTimeButton source={{ _id, name, relatedSkills, updatedAt }} calls={calls} />;
};
