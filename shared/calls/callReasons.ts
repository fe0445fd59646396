import { i18n } from '../language/i18n.ts';
import { defineReasons } from './reasons.ts';

/** The sentence for each kind of item that does not exist. */
const missing = {
  habit: () => i18n.t('This habit does not exist. It may have been deleted.'),
  skill: () => i18n.t('This skill does not exist. It may have been deleted.'),
  activity: () => i18n.t('This activity does not exist. It may have been deleted.'),
  resource: () => i18n.t('This resource does not exist. It may have been deleted.'),
  part: () => i18n.t('This part does not exist. It may have been deleted.'),
  reading: () => i18n.t('This reading does not exist. It may have been deleted.'),
  project: () => i18n.t('This project does not exist. It may have been deleted.'),
  goal: () => i18n.t('This goal does not exist. It may have been deleted.'),
  learningOutcome: () => i18n.t('This learning outcome does not exist. It may have been deleted.'),
  challenge: () => i18n.t('This challenge does not exist. It may have been deleted.'),
  assessment: () => i18n.t('This assessment does not exist. It may have been deleted.'),
  review: () => i18n.t('This review does not exist. It may have been deleted.'),
  note: () => i18n.t('This note does not exist. It may have been deleted.'),
  card: () => i18n.t('This takeaway does not exist. It may have been deleted.'),
  cardReview: () => i18n.t('This answer does not exist. It may have been taken back.'),
  timer: () => i18n.t('This timer does not exist. It may have been deleted.'),
  accessToken: () => i18n.t('This access token does not exist. It may have been deleted.'),
  item: () => i18n.t('This item does not exist. It may have been deleted.'),
} as const;

export type Thing = keyof typeof missing;

type Limit = { readonly max: number };

/** The sentence for each kind of item that is limited in number. */
const limits = {
  habits: (limit: Limit) =>
    i18n.t('There is a limit of {max} habits. Delete one to add another.', limit),
  skills: (limit: Limit) =>
    i18n.t('There is a limit of {max} skills. Delete one to add another.', limit),
  resources: (limit: Limit) =>
    i18n.t('There is a limit of {max} resources. Delete one to add another.', limit),
  projects: (limit: Limit) =>
    i18n.t('There is a limit of {max} projects. Delete one to add another.', limit),
  reviews: (limit: Limit) =>
    i18n.t('There is a limit of {max} reviews. Delete one to add another.', limit),
  assessments: (limit: Limit) =>
    i18n.t('There is a limit of {max} assessments. Delete one to add another.', limit),
  notes: (limit: Limit) =>
    i18n.t('There is a limit of {max} notes. Delete one to add another.', limit),
  cards: (limit: Limit) =>
    i18n.t('There is a limit of {max} takeaways. Delete one to add another.', limit),
} as const;

export type Counted = keyof typeof limits;

/** Whole minutes, rounded up: 59 s -> 1, 60 s -> 1, 961 s -> 17. */
const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

type Wait = { readonly seconds: number };

/** Why a call fails, whatever its resource. */
export const callReasons = /* @__PURE__ */ defineReasons({
  notFound: ({ thing }: { readonly thing: Thing }) => missing[thing](),
  noRoute: () => i18n.t('The API has no such route.'),
  methodNotAllowed: ({ method }: { readonly method: string }) =>
    i18n.t('This path does not accept {method}.', { method }),
  notSentAsJson: () => i18n.t('Send the request as application/json.'),
  notJson: () => i18n.t('The body is not valid JSON.'),
  notAnObject: () => i18n.t('The body must be a JSON object.'),
  bodyTooLarge: ({ kilobytes }: { readonly kilobytes: number }) =>
    i18n.t('This request is larger than {kilobytes} KB.', { kilobytes }),
  wrongHost: () =>
    i18n.t('This is Cairn on one machine: open it as localhost, 127.0.0.1 or [::1].'),
  wrongHostOf: ({ origin, line }: { readonly origin: string; readonly line: string }) =>
    i18n.t('This Cairn is at {origin}. A proxy must pass on the name that was asked for: {line}', {
      origin,
      line,
    }),
  requestNotValid: () => i18n.t('The request is not valid.'),
  logIn: () => i18n.t('Please log in to continue.'),
  sessionEnded: () => i18n.t('Your session has ended. Please log in again.'),
  busy: () => i18n.t('Cairn is busy right now. Please try again in a moment.'),
  internal: () => i18n.t('Something went wrong on our side. Please try again.'),
  diskFull: ({ folder }: { readonly folder: string }) =>
    i18n.t('The disk of {folder} is full, so nothing can be saved. Make room, then try again.', {
      folder,
    }),
  tokenUnknown: () => i18n.t('This access token is not valid. It may have been revoked.'),
  tokenEnded: ({ day }: { readonly day: string }) =>
    i18n.t('This access token ended on {day}. Make a new one.', { day }),
  tokenNotForAccount: () => i18n.t('An access token can’t make this call. Log in to make it.'),
  tokenLacksScope: ({
    permission,
    area,
  }: {
    readonly permission: 'read' | 'write';
    readonly area: string;
  }) =>
    permission === 'read'
      ? i18n.t('This access token may not read {area}.', { area })
      : i18n.t('This access token may not change {area}.', { area }),
  tooManyAttempts: ({ seconds }: Wait) =>
    seconds < 60
      ? i18n.t(
          '{seconds, plural, one {Too many attempts. Try again in # second.} other {Too many attempts. Try again in # seconds.}}',
          { seconds },
        )
      : i18n.t(
          '{minutes, plural, one {Too many attempts. Try again in # minute.} other {Too many attempts. Try again in # minutes.}}',
          { minutes: minutesOf(seconds) },
        ),
  tooManyAttemptsForNow: () =>
    i18n.t('Too many attempts. Please wait a few minutes and try again.'),
  tooManyTokenCalls: ({ seconds }: Wait) =>
    seconds < 60
      ? i18n.t(
          '{seconds, plural, one {Too many calls with this access token. Try again in # second.} other {Too many calls with this access token. Try again in # seconds.}}',
          { seconds },
        )
      : i18n.t(
          '{minutes, plural, one {Too many calls with this access token. Try again in # minute.} other {Too many calls with this access token. Try again in # minutes.}}',
          { minutes: minutesOf(seconds) },
        ),
  tooMany: ({ max, things }: { readonly max: number; readonly things: Counted }) =>
    limits[things]({ max }),
  accountFull: ({ megabytes }: { readonly megabytes: number }) =>
    i18n.t(
      'Your account is full: it can hold {megabytes, number} MB. Shorten long texts or delete what you no longer need, then try again.',
      { megabytes },
    ),
  idUsed: () => i18n.t('Something else was created with this {id} before.', { id: '_id' }),
  dayInFuture: ({ day }: { readonly day: string }) =>
    i18n.t('{day} is in the future. Choose today or an earlier day.', { day }),
  idInFuture: () =>
    i18n.t('The time of this {id} is in the future. Please check your clock.', { id: '_id' }),
  instantInFuture: ({ instant }: { readonly instant: string }) =>
    i18n.t('{instant} is in the future. Please check your clock.', { instant }),
  fromAfterTo: () => i18n.t('{from} must not be after {to}', { from: 'from', to: 'to' }),
});
