import { completionAfter, progressAfter } from '../core/completion.ts';
import { percent, tally } from '../core/counting.ts';
import { type Day, daysBetween } from '../days/days.ts';
import type { GoalFacts } from './listItems.ts';
import {
  type Project,
  type ProjectStats,
  type ProjectStatus,
  projectDefaults,
  projectStatuses,
} from './model.ts';

export type ProjectDates = Readonly<Pick<Project, 'startDate' | 'endDate'>>;

export type ProjectState = ProjectDates &
  Readonly<Pick<Project, 'status' | 'progress' | 'progressBefore' | 'completionDate'>>;

/** The sent fields. Null clears a date; missing fields stay. */
export type ProjectChange = {
  readonly [K in Exclude<keyof ProjectState, 'progressBefore'>]?: ProjectState[K] | undefined;
};

/** The state to which the body of a create is applied. */
export const newProject: ProjectState = {
  status: projectDefaults.status,
  progress: projectDefaults.progress,
  progressBefore: null,
  startDate: null,
  endDate: null,
  completionDate: null,
};

const datesAfter = (was: ProjectDates, change: ProjectChange): ProjectDates => ({
  startDate: change.startDate === undefined ? was.startDate : change.startDate,
  endDate: change.endDate === undefined ? was.endDate : change.endDate,
});

/**
 * Whether the change would put the end before the start. Only changed dates are checked. So a project that started
 * after its planned end can still be edited.
 */
export function endsBeforeStart(was: ProjectDates, change: ProjectChange): boolean {
  const { startDate, endDate } = datesAfter(was, change);
  const isMoved = startDate !== was.startDate || endDate !== was.endDate;
  return isMoved && startDate !== null && endDate !== null && endDate < startDate;
}

/**
 * The state after a change made today. Check `endsBeforeStart` first. A completed project has 100%, whatever
 * progress is sent, and keeps the day on which it was completed. Leaving Completed clears that day and restores the
 * earlier progress, unless a progress is sent. A sent completion date wins over today. Leaving Planning without a
 * start date starts the project today.
 */
export function changeProject(was: ProjectState, change: ProjectChange, today: Day): ProjectState {
  const { startDate, endDate } = datesAfter(was, change);
  const { status = was.status } = change;
  const leavesPlanning = was.status === 'Planning' && status !== 'Planning';
  const isCompleted = status === 'Completed';
  return {
    status,
    ...progressAfter(was, change, isCompleted),
    startDate: startDate ?? (leavesPlanning ? today : null),
    endDate,
    completionDate: completionAfter(was, change.completionDate, isCompleted, today),
  };
}

type Followed = Pick<Project, 'status' | 'progress' | 'progressFromGoals'> & {
  readonly goals: readonly Pick<GoalFacts, 'completed'>[];
};

/**
 * The progress of a project after a change to it or its goals. If it follows its goals, it is the share of completed
 * goals, see `percent`: 1 of 3 is 33%, 199 of 200 is 99%. Without goals, or once completed, the progress is
 * unchanged.
 */
export const progressOf = ({ status, progress, progressFromGoals, goals }: Followed): number =>
  progressFromGoals && goals.length > 0 && status !== 'Completed'
    ? percent(goals.filter(({ completed }) => completed).length, goals.length)
    : progress;

/**
 * The length of a project in days, from its start. A completed project ends on its completion day. A project In
 * Progress or On Hold ends today. Any other project ends on its planned end. Null if the start or that end is
 * unknown; 0 if the start is later than the end.
 */
export function projectDuration(state: ProjectState, today: Day): number | null {
  const { status, startDate, endDate, completionDate } = state;
  const isRunning = status === 'In Progress' || status === 'On Hold';
  const end = status === 'Completed' ? completionDate : isRunning ? today : endDate;
  return startDate === null || end === null ? null : Math.max(0, daysBetween(startDate, end));
}

/** A response's project with its derived values for `today`. */
export const projectOn = (project: Project, today: Day): Project => ({
  ...project,
  duration: projectDuration(project, today),
});

const NO_PROJECTS = Object.fromEntries(projectStatuses.map((status) => [status, 0])) as Readonly<
  Record<ProjectStatus, number>
>;

export interface ProjectFacts {
  readonly status: ProjectStatus;
  /** A whole percent, 0 to 100. */
  readonly progress: number;
  readonly goals: readonly GoalFacts[];
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
