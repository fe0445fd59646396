const habits = '/api/habits?from=1970-01-01&to=1970-01-01';
const skills = '/api/skills';
const resources = '/api/resources';
const projects = '/api/projects';
const assessments = '/api/assessments';
const dashboard = '/api/analytics/dashboard';
const heatmap = '/api/analytics/skill-heatmap?days=365';

/**
 * What each page asks the API for first, written out for index.html, since the contract that builds these URLs comes with
 * later code (firstRequests.test.ts holds them together).
 */
const requests: Readonly<Record<string, readonly string[]>> = {
  '/': [dashboard],
  '/dashboard': [dashboard],
  '/habits': [habits],
  '/habit-tracker': [habits],
  '/skills': [skills],
  '/skill-goals': [skills],
  '/learning-planner': [resources],
  '/mini-projects': [projects],
  '/self-assessment': [assessments],
  '/activity-tracker': [heatmap, skills],
};

export const firstRequests = (pathname: string): readonly string[] => requests[pathname] ?? [];
