import type { GoalFacts } from './projectEntries.ts';
import type { ProjectStatus } from './projects.ts';
import { tally } from './tally.ts';

const NO_PROJECTS: Readonly<Record<ProjectStatus, number>> = {
  Planning: 0,
  'In Progress': 0,
  Completed: 0,
  'On Hold': 0,
  Abandoned: 0,
};

export interface ProjectFacts {
  readonly status: ProjectStatus;
  /** A whole percent, 0 to 100. */
  readonly progress: number;
  readonly goals: readonly GoalFacts[];
}

export interface ProjectStats {
  readonly totalProjects: number;
  readonly inProgressProjects: number;
  readonly completedProjects: number;
  readonly completedGoals: number;
  readonly totalGoals: number;
  /** All five, 0 included. */
  readonly projectsByStatus: Record<ProjectStatus, number>;
}

export function projectStats(
  projects: readonly Pick<ProjectFacts, 'status' | 'goals'>[],
): ProjectStats {
  const projectsByStatus = { ...NO_PROJECTS, ...tally(projects.map(({ status }) => status)) };
  const goals = projects.flatMap((project) => project.goals);
  return {
    totalProjects: projects.length,
    inProgressProjects: projectsByStatus['In Progress'],
    completedProjects: projectsByStatus.Completed,
    completedGoals: goals.filter(({ completed }) => completed).length,
    totalGoals: goals.length,
    projectsByStatus,
  };
}
