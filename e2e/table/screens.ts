import type { Line } from './line.ts';

const routes = 'e2e/routes.spec.ts';
const account = 'e2e/account.spec.ts';
const dashboard = 'e2e/dashboard.spec.ts';
const activity = 'e2e/activity.spec.ts';

/** Paths, the guard, the bar and the screens that are no list of a person's own items. */
// biome-ignore format: one line each
export const screens: readonly Line[] = [
  ['/ leads to /login when signed out', 'e2e/smoke.spec.ts', 'a visitor is led to the sign-in screen'],
  ['/ leads to /dashboard when signed in', account, 'whoever is signed in skips the ways in, and unknown paths lead home'],
  ['every other path shows its screen', routes, 'every path shows its screen'],
  ['an unknown path leads to /', account, 'whoever is signed in skips the ways in, and unknown paths lead home', '/no/such/page'],
  ['an edit of a habit needs it passed along', 'e2e/habits.spec.ts', 'a habit is edited, from the list alone'],
  ['an edit of a skill needs it passed along', 'e2e/skills.spec.ts', 'a skill is edited, from the list alone'],
  ['an edit of a resource needs it passed along', routes, 'an edit that was handed nothing says so', 'Resource not found. Please navigate from the learning planner.'],
  ['an edit of a project needs it passed along', routes, 'an edit that was handed nothing says so', 'Project not found. Please navigate from the projects list.'],
  ['all but the ways in are behind the guard', routes, 'no screen opens to who is signed out'],

  ["guard: 'Loading...' while the session is restored", routes, 'the guard says that it is loading'],
  ['guard: to /login when nobody is signed in', account, 'guard'],
  ['bar, signed out: brand to /, Login, Register', routes, 'the bar leads a visitor in'],
  ['bar, signed in: Dashboard, Habits, Skills', routes, 'the bar leads who is signed in around'],
  ["profile menu: the first word of the user's name", 'frontend/src/layout/layout.test.ts', 'the first word of %j is %j'],
  ['profile menu: Profile', routes, 'the bar leads who is signed in around'],
  ['profile menu: Logout ends the session and leads to /login', account, 'logging out here logs out the other tab'],

  ['login: the heading names the product', routes, 'the bar leads a visitor in'],
  ["login: 'Logging in...', disabled while it runs", account, 'says what is wrong, is busy meanwhile, and clears the box with the next try'],
  ['login: a link to the registration', routes, 'the bar leads a visitor in'],
  ['login: to /dashboard', account, 'says what is wrong, is busy meanwhile, and clears the box with the next try'],
  ["register: 'Create an Account' with its four fields", account, 'passwords that differ are no request', 'Create an Account'],
  ["register: 'Creating Account...' while it runs", account, 'passwords that differ are no request', 'Creating Account...'],
  ['register: a link to the login', routes, 'the bar leads a visitor in'],
  ['register: to /dashboard', account, 'passwords that differ are no request'],

  ["dashboard: 'Loading dashboard...'", dashboard, 'the first day welcomes and says where to begin'],
  ['dashboard: why it failed, and Try again', dashboard, 'when the server fails', 'Failed to load dashboard'],
  ['dashboard: badge of the motivation level', dashboard, 'it sums up every area'],
  ['dashboard: six cards of quick access', dashboard, 'six cards lead to the areas'],
  ['dashboard: four stat cards', dashboard, 'it sums up every area', 'Goals Completed'],
  ['dashboard: Habit Analytics', dashboard, 'it sums up every area', 'Habit Analytics'],
  ['dashboard: Skill Progress', dashboard, 'it sums up every area', 'Skill Progress'],
  ['dashboard: Learning Resources', dashboard, 'it sums up every area', 'Learning Resources'],
  ['dashboard: Weekly Activity', dashboard, 'it sums up every area', 'Weekly Activity'],
  ['dashboard: Project Progress', dashboard, 'it sums up every area', 'Project Progress'],
  ['dashboard: Learning Time', dashboard, 'it sums up every area', 'Learning Time'],
  ['dashboard: follows what happens elsewhere', dashboard, 'what happens elsewhere shows without a reload'],

  ['tracker: four periods, the last year at first', activity, 'a year, and what the shorter periods leave of it'],
  ['tracker: four stat cards', activity, 'a year, and what the shorter periods leave of it', 'Neglected Skills'],
  ["tracker: 'Skills Need Attention' with category and days", activity, 'skills that wait are named, and logging for one calls it active again'],
  ["tracker: 'Never' for a skill without any activity", activity, 'one that never was active says so'],
  ['tracker: seven squares a week', activity, 'a square is as strong as its day, and says which it is'],
  ['tracker: weeks from Sunday', 'frontend/src/activity/weeks.test.ts', 'a week starts on Sunday and holds seven days, fewer at the edges'],
  ['tracker: legend from Less to More', activity, 'a square is as strong as its day, and says which it is'],
  ['tracker: tooltip with date and count', activity, 'a square is as strong as its day, and says which it is'],
  ['tracker: strength by the busiest day', activity, 'a square is as strong as its day, and says which it is'],
  ["tracker: each skill 'Needs Attention' or 'Active'", activity, 'skills that wait are named, and logging for one calls it active again', 'Needs Attention'],
  ['tracker: Activity Level, Consistency', activity, 'a year, and what the shorter periods leave of it', 'Activity Level'],
  ['tracker: Recommendations', 'frontend/src/activity/recommend.test.ts', 'there are never more than can be taken in'],

  ['profile: the name, seen in the bar at once', account, 'a new name stands in the bar at once'],
  ['profile: the e-mail', account, 'a new address asks for the password, waits for its code, and then logs in'],
  ['profile: password by the current one', account, 'the password changes only by the current one, and twice alike'],
  ['profile: Profile Information and Change Password', routes, 'the bar leads who is signed in around', 'Change Password'],
];
