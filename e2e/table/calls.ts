import type { Line } from './line.ts';

const assembly = 'infra/assembly.integration.test.ts';
const send = 'frontend/src/api/send.test.ts';
const contract = 'shared/contract.test.ts';
const live = 'functions/testing/live/contract.suite.ts';

/** The API: that it has every call, and how they answer. */
// biome-ignore format: one line each
export const calls: readonly Line[] = [
  ['every call of the product is declared', 'e2e/table/product.test.ts', 'the call %s'],
  ['every declared call is served', assembly, 'the template has exactly the routes of the contract'],
  ['every call answers as declared', live, 'answers as the contract says, whatever is sent'],
  ['answers wrap their payload in data', contract, 'answers an object with data, and nothing undeclared'],
  ['paths lie below /api', send, 'method, path, zone and token of a GET'],
  ['login and register: token and user', 'functions/auth/auth.suite.ts', 'makes an account, signs in and sets the cookie that no script can read'],
  ['dashboard analytics', 'functions/analytics/analytics.suite.ts', 'counts every area'],
  ['heatmap by days', 'functions/analytics/analytics.suite.ts', 'of %s days has %i entries, oldest first'],
  ['neglected skills by days', 'functions/analytics/analytics.suite.ts', 'are skills without activity for so many days, those completed not'],
  ['skills: list, one, create', 'functions/skills/skills.suite.ts', 'made with the least, it has its defaults and has not started'],
  ['skills: patch of the sent fields', 'functions/skills/skills.suite.ts', 'null clears what is optional, and what is not sent stays'],
  ['skills: delete', 'functions/skills/skills.suite.ts', 'deleted, it is gone, and deleted again it is not found'],
  ['skills: log hours', 'functions/skills/skills.suite.ts', 'logs change every derived number at once'],
  ['skills: activities', 'functions/skills/skills.suite.ts', 'of every type are listed, newest first, in their window'],
  ['skills: stats', 'functions/skills/skills.suite.ts', 'stats add up what the list shows'],
  ['habits: list, one, create', 'functions/habits/habits.suite.ts', 'made with the least, it has its defaults and has just started'],
  ['habits: patch', 'functions/habits/habits.suite.ts', 'null clears what is optional, and what is not sent stays'],
  ['habits: delete', 'functions/habits/habits.suite.ts', 'deleted, it is gone, and deleted again it is not found'],
  ['habits: toggle of a date', 'functions/habits/habits.suite.ts', '$what: completed is $ends'],
  ['resources: list, one, create', 'functions/resources/resources.suite.ts', 'made with the least, it has its defaults'],
  ['resources: patch', 'functions/resources/resources.suite.ts', 'null clears what is optional, and what is not sent stays'],
  ['resources: delete', 'functions/resources/resources.suite.ts', 'deleted, it is gone, and deleted again it is not found'],
  ['resources: stats and targets', 'functions/resources/resources.suite.ts', 'statistics and targets are of all that is there'],
  ['projects: list, one, create', 'functions/projects/projects.suite.ts', 'made with the least, it has its defaults'],
  ['projects: patch of a status', 'functions/projects/projects.suite.ts', 'leaving Planning starts it, Completed ends it, leaving that reopens it'],
  ['projects: patch of the whole form', 'functions/projects/projects.suite.ts', 'of a form that is saved keep their ids and ticks'],
  ['projects: delete', 'functions/projects/projects.suite.ts', 'deleted, it is gone, and deleted again it is not found'],
  ['projects: add a goal, an outcome, a challenge', 'functions/projects/projects.suite.ts', 'are added at the end, and removed by id'],
  ['projects: toggle a goal', 'functions/projects/projects.suite.ts', '$what: completed is $ends'],
  ['projects: stats', 'functions/projects/projects.suite.ts', 'statistics are of all that is there'],
  ['assessments: list, create', 'functions/assessments/assessments.suite.ts', 'made with the least, it has its defaults and is of today'],
  ['assessments: available skills', 'functions/assessments/assessments.suite.ts', 'available are the person’s skills'],
  ['assessments: stats', 'functions/assessments/assessments.suite.ts', 'of some, by the skills as they are now'],
  ['assessments: delete', 'functions/assessments/assessments.suite.ts', 'deleted, it is gone, and deleted again it is not found'],
  ['users: profile', 'functions/users/users.suite.ts', 'a new name is there at once'],
  ['users: a new address', 'functions/users/users.suite.ts', 'takes effect by the code that was sent there, and the old one is told'],
  ['users: password', 'functions/users/users.suite.ts', 'changed, it ends the renewal of every other session and keeps this one'],
];
