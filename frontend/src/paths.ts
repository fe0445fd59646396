/** Every URL of the browser; `…Route` are patterns for the router, the others are for links. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  profile: '/profile',
  habits: '/habits',
  habitTracker: '/habit-tracker',
  habitAdd: '/habits/add',
  habitNew: '/habits/new',
  habitEdit: (id: string) => `/habits/edit/${encodeURIComponent(id)}`,
  habitEditRoute: '/habits/edit/:id',
} as const;

/**
 * Where a sign-in leads: to the page first asked for, else to the dashboard.
 * `from` travels in the router's state, which survives reloads, so it is checked like any input.
 */
export const afterSignIn = (from: unknown): string =>
  typeof from === 'string' && /^\/(?![/\\])/.test(from) && from !== paths.landing
    ? from
    : paths.dashboard;
