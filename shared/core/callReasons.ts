import { defineReasons } from './reasons.ts';

/** What a call refers to and does not find. */
const things = {
  item: 'item',
  habit: 'habit',
  skill: 'skill',
  activity: 'activity',
  resource: 'resource',
  project: 'project',
  goal: 'goal',
  learningOutcome: 'learning outcome',
  challenge: 'challenge',
  assessment: 'assessment',
  review: 'review',
  timer: 'timer',
  accessToken: 'access token',
} as const;

export type Thing = keyof typeof things;

/** What an account may have a limited number of. */
export type Counted = 'habits' | 'skills' | 'resources' | 'projects' | 'assessments' | 'reviews';

/** `59 seconds`, `1 minute`, `16 minutes`: rounded up. */
const formatWait = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

type Wait = { readonly seconds: number };

/** Why a call of any resource fails. */
export const callReasons = /* @__PURE__ */ defineReasons({
  notFound: ({ thing }: { readonly thing: Thing }) =>
    `This ${things[thing]} does not exist. It may have been deleted.`,
  noRoute: () => 'The API has no such route.',
  methodNotAllowed: ({ method }: { readonly method: string }) =>
    `This path does not accept ${method}.`,
  notSentAsJson: () => 'Send the request as application/json.',
  notJson: () => 'The body is not valid JSON.',
  notAnObject: () => 'The body must be a JSON object.',
  bodyTooLarge: ({ kilobytes }: { readonly kilobytes: number }) =>
    `This request is larger than ${kilobytes} KB.`,
  requestNotValid: () => 'The request is not valid.',
  logIn: () => 'Please log in to continue.',
  sessionEnded: () => 'Your session has ended. Please log in again.',
  busy: () => 'Cairn is busy right now. Please try again in a moment.',
  internal: () => 'Something went wrong on our side. Please try again.',
  diskFull: ({ folder }: { readonly folder: string }) =>
    `The disk of ${folder} is full, so nothing can be saved. Make room, then try again.`,
  tokenUnknown: () => 'This access token is not valid. It may have been revoked.',
  tokenEnded: ({ day }: { readonly day: string }) =>
    `This access token ended on ${day}. Make a new one.`,
  tokenNotForAccount: () => 'An access token can’t make this call. Log in to make it.',
  tokenLacksScope: (needed: { readonly permission: 'read' | 'write'; readonly area: string }) =>
    `This access token may not ${needed.permission === 'read' ? 'read' : 'change'} ${needed.area}.`,
  tooManyAttempts: ({ seconds }: Wait) => `Too many attempts. Try again in ${formatWait(seconds)}.`,
  tooManyAttemptsForNow: () => 'Too many attempts. Please wait a few minutes and try again.',
  tooManyTokenCalls: ({ seconds }: Wait) =>
    `Too many calls with this access token. Try again in ${formatWait(seconds)}.`,
  tooMany: ({ max, things: counted }: { readonly max: number; readonly things: Counted }) =>
    `There is a limit of ${max} ${counted}. Delete one to add another.`,
  accountFull: ({ megabytes }: { readonly megabytes: number }) =>
    `Your account is full: it can hold ${megabytes} MB. Shorten long texts or delete what you no longer need, then try again.`,
  idUsed: () => 'Something else was created with this _id before.',
  dayInFuture: ({ day }: { readonly day: string }) =>
    `${day} is in the future. Choose today or an earlier day.`,
  idInFuture: () => 'The time of this _id is in the future. Please check your clock.',
  instantInFuture: ({ instant }: { readonly instant: string }) =>
    `${instant} is in the future. Please check your clock.`,
  fromAfterTo: () => 'from must not be after to',
});
