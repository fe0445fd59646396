import { paths } from '../paths.ts';

const habits = '/api/habits?from=1970-01-01&to=1970-01-01';
const skills = '/api/skills';
const resources = '/api/resources';
const projects = '/api/projects';
const assessments = '/api/assessments';
const dashboard = '/api/analytics/dashboard';
const heatmap = '/api/analytics/skill-heatmap?days=365';

/**
 * What each page asks the API for first, written out: the contract that builds these URLs comes with later code
 * (firstRequests.test.ts holds them together).
 */
const requests: Readonly<Record<string, readonly string[]>> = {
  [paths.landing]: [dashboard],
  [paths.dashboard]: [dashboard],
  [paths.habits]: [habits],
  [paths.habitTracker]: [habits],
  [paths.skills]: [skills],
  [paths.skillGoals]: [skills],
  [paths.learningPlanner]: [resources],
  [paths.miniProjects]: [projects],
  [paths.selfAssessment]: [assessments],
  [paths.activityTracker]: [heatmap, skills],
};

export const firstRequests = (pathname: string): readonly string[] => requests[pathname] ?? [];
