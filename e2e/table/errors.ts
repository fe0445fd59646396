import type { Line } from './line.ts';

const apiError = 'frontend/src/api/ApiError.test.ts';
const account = 'e2e/account.spec.ts';
const fallbacks = 'e2e/fallbacks.spec.ts';
const failing = 'when the server fails';

/** What is said when something fails, and when it went well. */
// biome-ignore format: one line each
export const errors: readonly Line[] = [
  ['kinds: fetch, time-out, parsing, or the status', 'frontend/src/api/send.test.ts', 'kinds of failure'],
  ['kind: FETCH_ERROR', 'frontend/src/api/send.test.ts', 'no connection'],
  ['kind: TIMEOUT_ERROR', 'frontend/src/api/send.test.ts', 'an answer that does not come in time'],
  ["login: the server's message in a box", account, 'says what is wrong, is busy meanwhile, and clears the box with the next try', 'Incorrect email or password'],
  ["login: else 'Login failed'", account, 'an error without words falls back to ours'],
  ['login: the box clears with the next try', account, 'says what is wrong, is busy meanwhile, and clears the box with the next try'],
  ['login: no connection in its own words', account, 'without a server it says so'],
  ["register: the server's message", account, 'a taken address is told in the box and at the field'],
  ["register: else 'Registration failed'", fallbacks, 'a registration says so', 'Registration failed'],
  ["pages: 'Error: <message>'", 'e2e/habits.spec.ts', failing],
  ["'Failed to load dashboard'", 'e2e/dashboard.spec.ts', failing, 'Failed to load dashboard'],
  ["'Failed to load skills'", 'e2e/skills.spec.ts', failing, 'Failed to load skills'],
  ["'Failed to load habits'", 'e2e/habits.spec.ts', failing, 'Failed to load habits'],
  ["'Failed to load resources'", 'e2e/resources.spec.ts', failing, 'Failed to load resources'],
  ["'Failed to load projects'", 'e2e/projects.spec.ts', failing, 'Failed to load projects'],
  ["'Failed to load assessments'", 'e2e/assessments.spec.ts', failing, 'Failed to load assessments'],
  ["'Failed to load heatmap data'", 'e2e/activity.spec.ts', failing, 'Failed to load heatmap data'],
  ["'Failed to update project status'", 'e2e/projects.spec.ts', failing, 'Failed to update project status'],
  ["'Failed to update project'", 'e2e/projects.spec.ts', 'come back as they were when the server refuses', 'Failed to update project'],
  ["'Failed to update resource status'", 'e2e/resources.spec.ts', failing, 'Failed to update resource status'],
  ["'Failed to create assessment'", 'e2e/assessments.spec.ts', failing, 'Failed to create assessment'],
  ["'Failed to update profile'", fallbacks, 'a profile and a password say so', 'Failed to update profile'],
  ["'Failed to update password'", fallbacks, 'a profile and a password say so', 'Failed to update password'],
  ["'Failed to save habit'", 'e2e/habits.spec.ts', failing, 'Failed to save habit'],
  ["'Failed to save skill'", 'e2e/skills.spec.ts', failing, 'Failed to save skill'],
  ["'Failed to save resource'", 'e2e/resources.spec.ts', failing, 'Failed to save resource'],
  ["'Failed to save project'", 'e2e/projects.spec.ts', failing, 'Failed to save project'],
  ["'Failed to delete project'", 'e2e/projects.spec.ts', failing, 'Failed to delete project'],
  ["'Failed to delete assessment'", 'e2e/assessments.spec.ts', failing, 'Failed to delete assessment'],
  ["'Failed to delete <thing>: ' and why", apiError, 'deleteFailure'],
  ["of a skill, at its place: 'Failed to delete skill: '", 'e2e/skills.spec.ts', failing],
  ["of a habit, at its place: 'Failed to delete habit: '", 'e2e/habits.spec.ts', failing],
  ["of a resource, at its place: 'Failed to delete resource: '", 'e2e/resources.spec.ts', failing],
  ["'Unknown error' in the end", apiError, '%s', 'Failed to delete habit: Unknown error'],
  ["a failed save pops up 'Error!'", 'e2e/skills.spec.ts', failing, 'Failed to save skill'],
  ['stats and skills for forms fail quietly: projects', 'e2e/projects.spec.ts', 'numbers and the skills to choose are logged only'],
  ['neglected skills fail quietly', 'e2e/activity.spec.ts', 'quietly, where the rest can do without'],
  ['stats and skills for forms fail quietly: resources', 'e2e/resources.spec.ts', 'numbers, what comes up and the skills to choose are logged only'],
  ['stats and skills for forms fail quietly: assessments', 'e2e/assessments.spec.ts', 'numbers, skills to choose and the log are logged only'],
  ['a failed tick raises no popup', 'e2e/habits.spec.ts', failing, 'Error!'],
  ["'Created!', without a button", 'e2e/skills.spec.ts', 'a double click makes one skill', 'Created!'],
  ["'Updated!'", 'e2e/skills.spec.ts', 'a skill is edited, from the list alone', 'Updated!'],
  ["'Deleted!' goes by itself, without a button", 'e2e/habits.spec.ts', 'deleting asks first, and says so for two seconds'],
  ["'Profile updated successfully'", account, 'a new name stands in the bar at once, and a new address logs in', 'Profile updated successfully'],
  ["'Password updated successfully'", account, 'the password changes only by the current one, and twice alike', 'Password updated successfully'],
];
