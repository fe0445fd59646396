import { unsubscribePath } from '#shared/reminders/digest/page.ts';

/** Every URL of the browser; `…Route` are patterns for the router, the others are for links. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** A mail links to it. Its token stands behind the `#`. */
  unsubscribe: unsubscribePath,
  dashboard: '/dashboard',
  profile: '/profile',
  /** The card of the profile with the import. */
  import: '/profile#import',
  reference: '/reference',
  habits: '/habits',
  habitTracker: '/habit-tracker',
  /** The dialogs that open over the list of habits, and over one habit. */
  vacation: '/habits?open=vacation',
  archivedHabits: '/habits?open=archive',
  habitPause: (id: string) => `/habits/${encodeURIComponent(id)}?open=pause`,
  habit: (id: string) => `/habits/${encodeURIComponent(id)}`,
  habitRoute: '/habits/:id',
  habitAdd: '/habits/add',
  habitNew: '/habits/new',
  habitEdit: (id: string) => `/habits/edit/${encodeURIComponent(id)}`,
  habitEditRoute: '/habits/edit/:id',
  skills: '/skills',
  skillGoals: '/skill-goals',
  skill: (id: string) => `/skills/${encodeURIComponent(id)}`,
  skillRoute: '/skills/:id',
  skillAdd: '/skills/add',
  skillNew: '/skills/new',
  skillEdit: (id: string) => `/skills/edit/${encodeURIComponent(id)}`,
  skillEditRoute: '/skills/edit/:id',
  logHours: (id: string) => `/skills/${encodeURIComponent(id)}/log-hours`,
  logHoursRoute: '/skills/:id/log-hours',
  learningPlanner: '/learning-planner',
  resourceAdd: '/learning/add',
  resourceEdit: (id: string) => `/learning/edit/${encodeURIComponent(id)}`,
  resourceEditRoute: '/learning/edit/:id',
  miniProjects: '/mini-projects',
  projectAdd: '/projects/add',
  projectEdit: (id: string) => `/projects/edit/${encodeURIComponent(id)}`,
  projectEditRoute: '/projects/edit/:id',
  projectGoals: (id: string) => `/projects/${encodeURIComponent(id)}/goals`,
  projectGoalsRoute: '/projects/:id/goals',
  selfAssessment: '/self-assessment',
  reviewsDue: '/self-assessment?filter=overdue',
  /** The page with the open form for a new assessment of this skill. */
  assess: (skillId: string) => `/self-assessment?assess=${encodeURIComponent(skillId)}`,
  assessmentHistory: (skillId: string) =>
    `/assessments/skill/${encodeURIComponent(skillId)}/history`,
  assessmentHistoryRoute: '/assessments/skill/:skillId/history',
  activityTracker: '/activity-tracker',
  /** The week to review now. */
  review: '/review',
  reviewOf: (weekStart: string) => `/review/${encodeURIComponent(weekStart)}`,
  reviewRoute: '/review/:weekStart',
} as const;

/**
 * The page to open after a sign-in: the one that was requested first, else the dashboard.
 * `from` is in the router's state, which survives reloads, so it is checked like any input.
 */
export const afterSignIn = (from: unknown): string =>
  typeof from === 'string' && /^\/(?![/\\])/.test(from) && from !== paths.landing
    ? from
    : paths.dashboard;
