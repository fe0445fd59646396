import { unsubscribePath } from '#shared/reminders/digest/page.ts';

/** Every URL of the app. `…Route` are patterns for the router. The others are for links. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** E-mails link to this page. Its token follows the `#`. */
  unsubscribe: unsubscribePath,
  dashboard: '/dashboard',
  profile: '/profile',
  /** The settings for the day, such as how many new takeaways it brings. */
  daySettings: '/profile#day',
  import: '/profile#import',
  reference: '/reference',
  habits: '/habits',
  habitTracker: '/habit-tracker',
  /** These open a dialog over the list of habits, or over one habit. */
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
  resource: (id: string) => `/learning/${encodeURIComponent(id)}`,
  resourceRoute: '/learning/:id',
  resourceAdd: '/learning/add',
  resourceEdit: (id: string) => `/learning/edit/${encodeURIComponent(id)}`,
  resourceEditRoute: '/learning/edit/:id',
  miniProjects: '/mini-projects',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  projectRoute: '/projects/:id',
  projectAdd: '/projects/add',
  projectEdit: (id: string) => `/projects/edit/${encodeURIComponent(id)}`,
  projectEditRoute: '/projects/edit/:id',
  projectGoals: (id: string) => `/projects/${encodeURIComponent(id)}/goals`,
  projectGoalsRoute: '/projects/:id/goals',
  selfAssessment: '/self-assessment',
  reviewsDue: '/self-assessment?filter=overdue',
  /** Opens the form for a new assessment of this skill. */
  assess: (skillId: string) => `/self-assessment?assess=${encodeURIComponent(skillId)}`,
  assessmentHistory: (skillId: string) =>
    `/assessments/skill/${encodeURIComponent(skillId)}/history`,
  assessmentHistoryRoute: '/assessments/skill/:skillId/history',
  /** Recalls the takeaways that are due. */
  takeaways: '/takeaways',
  allTakeaways: '/takeaways/all',
  /** Opens the form for a new takeaway over the list. */
  takeawayAdd: '/takeaways/all?open=add',
  activityTracker: '/activity-tracker',
  /** The review of the week that is due. */
  review: '/review',
  reviewOf: (weekStart: string) => `/review/${encodeURIComponent(weekStart)}`,
  reviewRoute: '/review/:weekStart',
} as const;

/**
 * The page to open after a sign-in: the page that was requested first, or else the dashboard.
 * `from` is in the router's state, which survives reloads. So it is checked like any input.
 */
export const afterSignIn = (from: unknown): string =>
  typeof from === 'string' && /^\/(?![/\\])/.test(from) && from !== paths.landing
    ? from
    : paths.dashboard;
