import type { Line } from './line.ts';

const account = 'e2e/account.spec.ts';
const store = 'frontend/src/session/createSessionStore.test.ts';
const product = 'e2e/table/product.test.ts';
const skillForm = 'frontend/src/skills/skillForm.test.ts';
const resourceForm = 'frontend/src/resources/resourceForm.test.ts';
const projectForm = 'frontend/src/projects/projectForm.test.ts';

/** States, enumerations and defaults; what the forms ask for; who may see what. */
// biome-ignore format: one line each
export const states: readonly Line[] = [
  ['session: loading at first', store, 'starts as loading'],
  ['session: restored only from both keys', store, '%s', 'a token alone'],
  ['session: signed in by login and registration', store, 'save keeps token and user under the keys of the product, and tells'],
  ['session: the stored user is replaced in place', store, 'replaceUser leaves the token'],
  ['session: left by logout', account, 'logging out here logs out the other tab'],
  ['buttons rest while a request runs', account, 'says what is wrong, is busy meanwhile, and clears the box with the next try'],
  ['a double click sends once', 'e2e/skills.spec.ts', 'a double click makes one skill'],
  ['skill status is derived', 'shared/skills/rules.test.ts', 'hours, progress, level and status'],
  ['a day of a habit toggles', 'functions/habits/habits.suite.ts', '$what: completed is $ends'],
  ['a resource: any status from the card', 'functions/resources/resources.suite.ts', 'any other may follow %s'],
  ['a project: any status from the card', 'functions/projects/projects.suite.ts', 'any other may follow %s'],
  ['a status travels alone', 'e2e/resources.spec.ts', 'a status shows at once; the last of several wins'],
  ['order of project statuses', 'frontend/src/projects/view.test.ts', 'sort by %s', 'status'],
  ['a review is overdue when due', 'shared/assessments/rules.test.ts', '%s', 'review today'],
  ['motivation level', 'shared/analytics/motivation.test.ts', '%i active days of 14 are %s'],
  ['resource types', product, '%s', 'resource types'],
  ['resource statuses', product, '%s', 'resource statuses'],
  ['priorities', product, '%s', 'priorities'],
  ['habit frequencies', product, '%s', 'habit frequencies'],
  ['skill categories', product, '%s', 'skill categories'],
  ['skill statuses', product, '%s', 'skill statuses'],
  ['project statuses', product, '%s', 'project statuses'],
  ['confidence labels', product, '%s', 'confidence labels'],
  ['self rating labels', product, '%s', 'self rating labels'],
  ['defaults of a project', projectForm, 'an untouched form sends the defaults, and goals as open ones'],
  ['defaults of a resource', resourceForm, 'an untouched form sends the defaults and leaves out what is empty'],
  ['defaults of an assessment', 'frontend/src/assessments/assessmentForm.test.ts', 'an empty form has the defaults, and leaves out the next review'],
  ['lists and analytics are asked anew after a change', 'frontend/src/api/refreshes.test.ts', '%j after %s: %s'],
  ['every area has its line of what to refresh', 'frontend/src/api/refreshes.test.ts', 'every resource of the contract has its line, and its routes their tag'],

  ['register: all required', 'e2e/accessible.spec.ts', 'register, filled in wrongly'],
  ['register: an address', 'shared/core/fields.test.ts', 'email'],
  ['register: 8 characters, with the hint', account, 'a short password is refused with the hint'],
  ["register: 'Passwords do not match', nothing sent", account, 'passwords that differ are no request'],
  ['login: both required', account, 'empty fields are named without a request'],
  ['habit: name', 'frontend/src/habits/habitForm.test.ts', '%s', 'no name'],
  ['habit: frequency', 'frontend/src/habits/habitForm.test.ts', '%s', 'no frequency'],
  ['skill: name', skillForm, '%s', 'no name'],
  ['skill: category', skillForm, '%s', 'no category'],
  ['skill: target hours required', skillForm, '%s', 'no target'],
  ['skill: target hours 1 at least', skillForm, '%s', 'half an hour'],
  ['skill: current hours 0 at least', skillForm, '%s', 'less than no time'],
  ['resource: title', resourceForm, '%j is refused at %s', 'Title is required'],
  ['resource: progress', resourceForm, '%j is refused at %s', 'Progress must be a whole number from 0 to 100'],
  ['resource: duration', resourceForm, '%j is refused at %s', 'Duration must be a whole number from 0 to 1,000,000'],
  ['resource: url', resourceForm, '%j is refused at %s', 'URL must be an address like https://example.com'],
  ['project: name', projectForm, '%s is refused', 'no name'],
  ['project: description', projectForm, '%s is refused', 'no description'],
  ['project: progress', projectForm, '%s is refused', 'progress'],
  ['project: both addresses', projectForm, '%s is refused', 'addresses'],
  ['assessment: skill', 'e2e/assessments.spec.ts', 'the form asks for a skill, keeps a draft and forgets what was saved'],
  ['assessment: confidence', 'frontend/src/assessments/assessmentForm.test.ts', '%j is refused with %j', 'Confidence level must be a whole number from 1 to 5'],
  ['profile: name and e-mail', 'functions/users/handler.test.ts', '%# is 400 and changes nothing'],
  ['profile: new password of 8', account, 'the password changes only by the current one, and twice alike'],
  ["profile: 'New passwords do not match', nothing sent", account, 'the password changes only by the current one, and twice alike', 'New passwords do not match'],
  ['lists by commas, trimmed, none empty', 'frontend/src/form/lists.test.ts', 'comma-separated %j'],
  ['entries one a line, none blank', 'frontend/src/projects/itemLines.test.ts', '%s', 'blank lines are dropped'],

  ['signed out: nothing but the ways in', 'e2e/routes.spec.ts', 'no screen opens to who is signed out'],
  ['signed out: no call answers', 'functions/testing/live/contract.suite.ts', '$key: 401, and nothing changes'],
  ['the token travels as Bearer', 'frontend/src/api/send.test.ts', 'method, path, zone and token of a GET'],
  ['no token, no header', 'frontend/src/api/send.test.ts', 'body of a POST; no Authorization without a token'],
  ["another person's things are not there", 'functions/testing/live/contract.suite.ts', '$key: 404, and nothing changes'],
  ['an old token is renewed', account, 'a dead access token is renewed once for many calls and tabs'],
  ['one that can not be renewed asks to log in', account, 'one that can not be renewed asks to log in, and goes on there'],
];
