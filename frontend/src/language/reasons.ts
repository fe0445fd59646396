import type { Thing } from '#shared/core/callReasons.ts';
import { dayOfWeek } from '#shared/core/days.ts';
import type { Label } from '#shared/core/fieldReasons.ts';
import type { Params } from '#shared/core/reasons.ts';
import type { Reasons } from '#shared/reasons.ts';
import { formatDate, formatDay, weekdayName } from '../ui/format/days.ts';
import { i18n } from './i18n.ts';
import { fieldLabel } from './labels.ts';

type Named = { readonly label: Label };
type Single = Reasons['singleUnit'];
type Several = Reasons['lastUnits'];
type NextMiss = Pick<Reasons['lastUnitsNextMiss'], 'miss' | 'after'>;
type Left = Reasons['moreBy'];
type Off = Reasons['daysOff'];

const name = ({ label }: Named) => ({ label: fieldLabel(label) });

const notFound = (thing: Thing): string =>
  i18n.t(
    '{thing, select, habit {This habit does not exist. It may have been deleted.} skill {This skill does not exist. It may have been deleted.} activity {This activity does not exist. It may have been deleted.} resource {This resource does not exist. It may have been deleted.} project {This project does not exist. It may have been deleted.} goal {This goal does not exist. It may have been deleted.} learningOutcome {This learning outcome does not exist. It may have been deleted.} challenge {This challenge does not exist. It may have been deleted.} assessment {This assessment does not exist. It may have been deleted.} review {This review does not exist. It may have been deleted.} timer {This timer does not exist. It may have been deleted.} accessToken {This access token does not exist. It may have been deleted.} other {This item does not exist. It may have been deleted.}}',
    { thing },
  );

/** Rounded up: 59 seconds, 1 minute, 16 minutes. */
const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** For a single unit: 'You missed the first day'. */
const single = ({ outcome, place, unit }: Single): string => {
  if (outcome === 'kept') {
    return place === 'first'
      ? i18n.t(
          '{unit, select, day {You kept the first day} weekday {You kept the first weekday} weekendDay {You kept the first weekend day} week {You kept the first week} month {You kept the first month} other {You kept the first time}}',
          { unit },
        )
      : i18n.t(
          '{unit, select, day {You kept the last day} weekday {You kept the last weekday} weekendDay {You kept the last weekend day} week {You kept the last week} month {You kept the last month} other {You kept the last time}}',
          { unit },
        );
  }
  return place === 'first'
    ? i18n.t(
        '{unit, select, day {You missed the first day} weekday {You missed the first weekday} weekendDay {You missed the first weekend day} week {You missed the first week} month {You missed the first month} other {You missed the first time}}',
        { unit },
      )
    : i18n.t(
        '{unit, select, day {You missed the last day} weekday {You missed the last weekday} weekendDay {You missed the last weekend day} week {You missed the last week} month {You missed the last month} other {You missed the last time}}',
        { unit },
      );
};

/** 'You kept 20 of the last 24 days'. */
const several = ({ kept, counted, unit }: Several): string =>
  i18n.t(
    '{unit, select, day {{counted, plural, one {You kept {kept} of the last # day} other {You kept {kept} of the last # days}}} weekday {{counted, plural, one {You kept {kept} of the last # weekday} other {You kept {kept} of the last # weekdays}}} weekendDay {{counted, plural, one {You kept {kept} of the last # weekend day} other {You kept {kept} of the last # weekend days}}} week {{counted, plural, one {You kept {kept} of the last # week} other {You kept {kept} of the last # weeks}}} month {{counted, plural, one {You kept {kept} of the last # month} other {You kept {kept} of the last # months}}} other {{counted, plural, one {You kept {kept} of the last # time} other {You kept {kept} of the last # times}}}}',
    { unit, kept, counted },
  );

const nothing = ({ days }: Reasons['nothingDue']): string =>
  i18n.t('{days, plural, other {Nothing was due in the last # days}}', { days });

const withNextMiss = (what: string, { miss, after }: NextMiss): string =>
  i18n.t(
    '{miss, select, today {{what}; a miss today makes it {after}.} tomorrow {{what}; a miss tomorrow makes it {after}.} week {{what}; a missed week makes it {after}.} month {{what}; a missed month makes it {after}.} other {{what}; the next miss makes it {after}.}}',
    { miss, what, after },
  );

const alone = (what: string): string => i18n.t('{what}.', { what });

const withRate = (what: string, percent: number): string =>
  i18n.t('{what} ({percent}%).', { what, percent });

type TooLow = Pick<Reasons['lastUnitsTooLow'], 'percent' | 'needed'>;

const tooLow = (what: string, { percent, needed }: TooLow): string =>
  i18n.t('{what} ({percent}%), below the {needed}% that keeps a habit on track.', {
    what,
    percent,
    needed,
  });

/** The last day of a week or a month: 'Saturday', '30 November'. */
const until = ({ missing, unit, last }: Left) => ({
  missing,
  day: unit === 'week' ? weekdayName(dayOfWeek(last)) : formatDay(last),
});

const daysOff = ({ thing, from, to }: Off): string => {
  const first = formatDate(from);
  if (to === '') {
    return thing === 'pause'
      ? i18n.t('Paused from {first} until further notice.', { first })
      : i18n.t('Vacation from {first} until further notice.', { first });
  }
  if (from === to) {
    return thing === 'pause'
      ? i18n.t('Paused on {first}.', { first })
      : i18n.t('Vacation on {first}.', { first });
  }
  const last = formatDate(to);
  return thing === 'pause'
    ? i18n.t('Paused from {first} to {last}.', { first, last })
    : i18n.t('Vacation from {first} to {last}.', { first, last });
};

/** The sentence of each reason. In English it is the API's own. */
export const sentences: { readonly [Code in keyof Reasons]: (params: Reasons[Code]) => string } = {
  // What is wrong with a field, see shared/core/fieldReasons.ts
  required: (of) => i18n.t('{label} is required', name(of)),
  text: (of) => i18n.t('{label} must be text', name(of)),
  number: (of) => i18n.t('{label} must be a number', name(of)),
  trueOrFalse: (of) => i18n.t('{label} must be true or false', name(of)),
  list: (of) => i18n.t('{label} must be a list', name(of)),
  listOfTexts: (of) => i18n.t('{label} must be a list of texts', name(of)),
  listOfSkillIds: (of) => i18n.t('{label} must be a list of skill ids', name(of)),
  object: (of) => i18n.t('{label} must be an object', name(of)),
  day: (of) => i18n.t('{label} must be a day that exists, as YYYY-MM-DD', name(of)),
  instant: (of) => i18n.t('{label} must be an instant like 2026-01-02T03:04:05.678Z', name(of)),
  time: (of) => i18n.t('{label} must be a time like 07:30', name(of)),
  color: (of) => i18n.t('{label} must be a colour like #4caf50', name(of)),
  webAddress: (of) => i18n.t('{label} must be an address like https://example.com', name(of)),
  passwordInAddress: (of) =>
    i18n.t('{label} must not contain a password: delete the part before the @', name(of)),
  emailAddress: () => i18n.t('Email must be an address like name@example.com'),
  passwordTooShort: ({ min }) =>
    i18n.t('{min, plural, other {Password must be at least # characters}}', { min }),
  mailedCode: () => i18n.t('Code must be the six digits from the email'),
  timeZone: () => i18n.t('Time zone must be a name like Europe/Berlin'),
  dayStart: () => i18n.t('Start of the day must be a whole hour from 0 to 6'),
  weekStart: () => i18n.t('Start of the week must be 0 (Sunday), 1 (Monday) or 6 (Saturday)'),
  id: () => i18n.t('Not an id'),
  chosenId: () => i18n.t('{id} must be a ULID', { id: '_id' }),
  cursor: () => i18n.t('{cursor} must be the next of a page of this list', { cursor: 'cursor' }),
  integer: (of) => i18n.t('{label} must be a whole number', name(of)),
  oneOf: ({ values, ...of }) => i18n.t('{label} must be one of {values}', { ...name(of), values }),
  wholeNumber: ({ min, max, ...of }) =>
    i18n.t('{label} must be a whole number from {min, number} to {max, number}', {
      ...name(of),
      min,
      max,
    }),
  range: ({ min, max, ...of }) =>
    i18n.t('{label} must be from {min, number} to {max, number}', { ...name(of), min, max }),
  moreThan: ({ min, ...of }) =>
    i18n.t('{label} must be more than {min, number}', { ...name(of), min }),
  atMost: ({ max, ...of }) => i18n.t('{label} must be at most {max, number}', { ...name(of), max }),
  twoDecimals: (of) => i18n.t('{label} may have at most two decimal places', name(of)),
  tooLong: ({ max, ...of }) =>
    i18n.t('{max, plural, other {{label} may have at most # characters}}', { ...name(of), max }),
  muchTooLong: (of) => i18n.t('{label} is too long', name(of)),
  badCharacter: (of) =>
    i18n.t('{label} has a character that can’t be shown: please delete it', name(of)),
  tooManyItems: ({ max, ...of }) =>
    i18n.t('{max, plural, other {{label} may have at most # items}}', { ...name(of), max }),
  emptyList: (of) => i18n.t('{label} must be at least one', name(of)),
  notInOrder: (of) => i18n.t('{label} must be in the order of their days', name(of)),
  notApart: (of) => i18n.t('{label} must be in the order of their days, and apart', name(of)),
  sameDayTwice: () => i18n.t('Each day may be named once'),
  nothingSent: ({ fields }) => i18n.t('Send one of {fields}', { fields }),
  unknownField: ({ name: field }) => i18n.t('Unknown field: {field}', { field }),
  completionDateNeedsStatus: () => i18n.t('A completion date needs the status Completed'),
  completionDateOfStatus: () =>
    i18n.t('Completion date must be a day where the status is Completed, else null'),
  progressOfCompleted: () => i18n.t('Progress must be 100 where the status is Completed'),
  progressBeforeOfOther: () => i18n.t('Progress before must be null unless Completed'),
  other: ({ english }) => english,
  // Why a call fails, see shared/core/callReasons.ts
  notFound: ({ thing }) => notFound(thing),
  noRoute: () => i18n.t('The API has no such route.'),
  methodNotAllowed: ({ method }) => i18n.t('This path does not accept {method}.', { method }),
  notSentAsJson: () => i18n.t('Send the request as application/json.'),
  notJson: () => i18n.t('The body is not valid JSON.'),
  notAnObject: () => i18n.t('The body must be a JSON object.'),
  bodyTooLarge: ({ kilobytes }) =>
    i18n.t('This request is larger than {kilobytes} KB.', { kilobytes }),
  requestNotValid: () => i18n.t('The request is not valid.'),
  logIn: () => i18n.t('Please log in to continue.'),
  sessionEnded: () => i18n.t('Your session has ended. Please log in again.'),
  busy: () => i18n.t('Cairn is busy right now. Please try again in a moment.'),
  internal: () => i18n.t('Something went wrong on our side. Please try again.'),
  diskFull: ({ folder }) =>
    i18n.t('The disk of {folder} is full, so nothing can be saved. Make room, then try again.', {
      folder,
    }),
  tokenUnknown: () => i18n.t('This access token is not valid. It may have been revoked.'),
  tokenEnded: ({ day }) => i18n.t('This access token ended on {day}. Make a new one.', { day }),
  tokenNotForAccount: () => i18n.t('An access token can’t make this call. Log in to make it.'),
  tokenLacksScope: ({ permission, area }) =>
    permission === 'read'
      ? i18n.t('This access token may not read {area}.', { area })
      : i18n.t('This access token may not change {area}.', { area }),
  tooManyAttempts: ({ seconds }) =>
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
  tooManyTokenCalls: ({ seconds }) =>
    seconds < 60
      ? i18n.t(
          '{seconds, plural, one {Too many calls with this access token. Try again in # second.} other {Too many calls with this access token. Try again in # seconds.}}',
          { seconds },
        )
      : i18n.t(
          '{minutes, plural, one {Too many calls with this access token. Try again in # minute.} other {Too many calls with this access token. Try again in # minutes.}}',
          { minutes: minutesOf(seconds) },
        ),
  tooMany: ({ max, things }) =>
    i18n.t(
      '{things, select, habits {There is a limit of {max} habits. Delete one to add another.} skills {There is a limit of {max} skills. Delete one to add another.} resources {There is a limit of {max} resources. Delete one to add another.} projects {There is a limit of {max} projects. Delete one to add another.} reviews {There is a limit of {max} reviews. Delete one to add another.} other {There is a limit of {max} assessments. Delete one to add another.}}',
      { things, max },
    ),
  accountFull: ({ megabytes }) =>
    i18n.t(
      'Your account is full: it can hold {megabytes, number} MB. Shorten long texts or delete what you no longer need, then try again.',
      { megabytes },
    ),
  idUsed: () => i18n.t('Something else was created with this {id} before.', { id: '_id' }),
  dayInFuture: ({ day }) =>
    i18n.t('{day} is in the future. Choose today or an earlier day.', { day }),
  idInFuture: () =>
    i18n.t('The time of this {id} is in the future. Please check your clock.', { id: '_id' }),
  instantInFuture: ({ instant }) =>
    i18n.t('{instant} is in the future. Please check your clock.', { instant }),
  fromAfterTo: () => i18n.t('{from} must not be after {to}', { from: 'from', to: 'to' }),
  // Accounts, see shared/users/reasons.ts
  emailTaken: () => i18n.t('That email address is already in use'),
  addressClosed: () =>
    i18n.t(
      'This email address belongs to a closed account. If you have just deleted it, try again in a few minutes.',
    ),
  wrongCredentials: () => i18n.t('Incorrect email or password'),
  passwordWasReset: () =>
    i18n.t('Your password was reset. Set a new one through “Forgot your password?”.'),
  wrongPassword: () => i18n.t('Your current password is not correct.'),
  wrongCode: () => i18n.t('This code is not right or has expired. Ask for a new one.'),
  wrongResetCode: () =>
    i18n.t(
      'This code is not right or has expired. Ask for a new one. After a reset or a change of your email address, wait an hour first.',
    ),
  codeNotSent: () => i18n.t('The code could not be sent. Please try again in a moment.'),
  noticeNotSent: () =>
    i18n.t(
      'Your email address stays as it is, since the mail about the change could not be sent to it. Please try again in a moment.',
    ),
  emailNeedsPassword: () => i18n.t('Enter your current password to change your email address'),
  noNewEmail: () => i18n.t('There is no new email address to confirm.'),
  accountIsDeleting: () => i18n.t('This account is being deleted.'),
  tokenEndsBeforeToday: () => i18n.t('Choose today or a later day.'),
  tokenLastsTooLong: () => i18n.t('An access token lasts a year at most. Choose an earlier day.'),
  tooManyTokens: ({ max }) =>
    i18n.t('There is a limit of {max} access tokens. Revoke one to make another.', { max }),
  noScope: () => i18n.t('Choose at least one area'),
  scopes: () =>
    i18n.t('Scopes must be an object of areas, like {example}', { example: '{"habits": "read"}' }),
  passwordUpdated: () => i18n.t('Password updated successfully'),
  passwordUpdatedLogIn: () =>
    i18n.t('Password updated successfully. You will be asked to log in with it.'),
  resetCodeSent: () =>
    i18n.t('If an account has this email address, a code to reset the password is on its way.'),
  passwordReset: () => i18n.t('Your password has been reset. You can log in with it now.'),
  emailCodeSent: () => i18n.t('A new code is on its way.'),
  emailConfirmed: () =>
    i18n.t(
      'You log in with your new email address from now on. For the next hour a forgotten password can’t be reset.',
    ),
  signedOutEverywhere: () => i18n.t('You are signed out on every device.'),
  accountDeleting: () => i18n.t('Your account is being deleted. It is gone within minutes.'),
  // Habits, see shared/habits/reasons.ts
  justStarted: () => i18n.t('Just started.'),
  firstUnitOpen: ({ unit }) =>
    i18n.t(
      '{unit, select, day {Just started: the first day is not over yet.} weekday {Just started: the first weekday is not over yet.} weekendDay {Just started: the first weekend day is not over yet.} week {Just started: the first week is not over yet.} month {Just started: the first month is not over yet.} other {Just started: the first time is not over yet.}}',
      { unit },
    ),
  nothingDue: (of) => alone(nothing(of)),
  nothingDueNextMiss: (of) => withNextMiss(nothing(of), of),
  singleUnit: (of) => alone(single(of)),
  singleUnitNextMiss: (of) => withNextMiss(single(of), of),
  singleUnitRate: (of) => withRate(single(of), of.percent),
  singleUnitTooLow: (of) => tooLow(single(of), of),
  lastUnits: (of) => alone(several(of)),
  lastUnitsNextMiss: (of) => withNextMiss(several(of), of),
  lastUnitsRate: (of) => withRate(several(of), of.percent),
  lastUnitsTooLow: (of) => tooLow(several(of), of),
  lastTwoMissed: ({ unit }) =>
    i18n.t(
      '{unit, select, day {The last two days were both missed.} weekday {The last two weekdays were both missed.} weekendDay {The last two weekend days were both missed.} week {The last two weeks were both missed.} month {The last two months were both missed.} other {The last two times were both missed.}}',
      { unit },
    ),
  moreBy: (of) => i18n.t('{missing, plural, other {# more by {day}}}', until(of)),
  moreByCanRest: (of) =>
    i18n.t('{missing, plural, other {# more by {day}: today can rest}}', until(of)),
  moreByNeeded: (of) =>
    i18n.t('{missing, plural, other {# more by {day}: today is needed}}', until(of)),
  lastChance: ({ unit }) =>
    i18n.t('{unit, select, week {Last chance for this week} other {Last chance for this month}}', {
      unit,
    }),
  daysOff,
  daysOffJoined: (of) =>
    of.thing === 'pause'
      ? i18n.t('{outcome} It overlaps or touches another pause, so they are one now.', {
          outcome: daysOff(of),
        })
      : i18n.t('{outcome} It overlaps or touches another vacation, so they are one now.', {
          outcome: daysOff(of),
        }),
  offEndsBeforeItBegins: ({ from }) =>
    i18n.t('A pause can’t end before it begins. Choose {date} or a later day.', {
      date: formatDate(from),
    }),
  notAPause: () => i18n.t('Instead must be a pause'),
  tooManyPauses: ({ max }) =>
    i18n.t('There is a limit of {max} pauses. Remove an old one to add another.', { max }),
  tooManySchedules: ({ max }) =>
    i18n.t(
      'There is a limit of {max} schedules for a habit. Let the change hold from an earlier day.',
      { max },
    ),
  tooManyTargets: ({ max }) =>
    i18n.t(
      'There is a limit of {max} targets for a habit. Let the change hold from an earlier day.',
      { max },
    ),
  changeTooFarAhead: ({ day, last }) =>
    i18n.t('{date} is more than a year ahead. Choose a day up to {last}.', {
      date: formatDate(day),
      last: formatDate(last),
    }),
  changeBeforeStart: ({ day, start }) =>
    i18n.t('{date} is before the habit’s first day, {start}', {
      date: formatDate(day),
      start: formatDate(start),
    }),
  tooManyCountings: ({ max }) =>
    i18n.t(
      'There is a limit of {max} changes of what a habit counts as. Let the change hold from an earlier day.',
      { max },
    ),
  fromOfNothing: () =>
    i18n.t('From is the first day of a changed frequency or target, or of what the days count as'),
  noWeekday: () => i18n.t('Choose at least one day of the week'),
  weekdays: () => i18n.t('Days of the week must be numbers from 0 (Sunday) to 6 (Saturday)'),
  sameWeekdayTwice: () => i18n.t('Each day of the week may be named once'),
  timesNotInOrder: () => i18n.t('Reminder times must each be later than the one before'),
  notTheFirstTime: () => i18n.t('Reminder time must be the first of the reminder times'),
  weekdaysOfOther: () => i18n.t('Days of the week are for the frequency days'),
  countOfOther: ({ frequency }) => i18n.t('The frequency {frequency} has no count', { frequency }),
  fieldOfOtherKind: ({ kind, field }) => i18n.t('The kind {kind} has no {field}', { kind, field }),
  kindIsFixed: () => i18n.t('The kind can’t change once a day is recorded'),
  countsAs: ({ max }) =>
    i18n.t(
      'The time of a day must be its amount in minutes or hours, or 1 to {max, number} minutes',
      { max },
    ),
  skillWithoutTime: () => i18n.t('Say how much time each day counts as for the skill'),
  countsAmountsOfTicks: () =>
    i18n.t('Only the amount of a day can be its time: a tick has minutes each'),
  timeOfHabit: () => i18n.t('This time is a day of a habit. Change the day of the habit instead.'),
  archivedParameter: () =>
    i18n.t('{archived} must be {yes}', { archived: 'archived', yes: 'true' }),
  position: () => i18n.t('Position must be a key of a fractional index'),
  completedAndSkipped: () => i18n.t('A day is completed or skipped, not both'),
  amountOfTicked: () => i18n.t('Only a habit of the kind amount has amounts'),
  tickOfAmount: () => i18n.t('A day of this habit is completed by its amount'),
  hasBecomeAmount: () => i18n.t('This habit has become one of amounts'),
  hasBecomeTicked: () => i18n.t('This habit has become one to tick'),
  notInYear: ({ day, year }) => i18n.t('{day} is not a day of {year}', { day, year: String(year) }),
  tooManyNoteYears: ({ max }) =>
    i18n.t(
      'There is a limit of {max} calendar years with notes for a habit. In those that have some you can go on.',
      { max },
    ),
  // Projects and skills, see reasons.ts in their folders of shared
  endBeforeStart: () => i18n.t('End date must not be before the start date'),
  projectFull: () =>
    i18n.t(
      'This project holds as much text as one can. Shorten or delete goals, learning outcomes or challenges first.',
    ),
  tooManyInProject: ({ max, list }) =>
    i18n.t(
      '{list, select, goals {There is a limit of {max} goals in a project. Delete one to add another.} learningOutcomes {There is a limit of {max} learning outcomes in a project. Delete one to add another.} other {There is a limit of {max} challenges in a project. Delete one to add another.}}',
      { list, max },
    ),
  behind: () => i18n.t('{behind} must be the id of a goal, or null', { behind: 'behind' }),
  completedAtOfGoal: () =>
    i18n.t('Completed at must be the day of a completed goal, and null of another'),
  sharedIds: () => i18n.t('Each goal, learning outcome and challenge must have an id of its own'),
  skillFull: () =>
    i18n.t(
      'This skill has no room for another activity. Undo activities that you no longer need, or log them to another skill.',
    ),
  unassignedFull: () =>
    i18n.t(
      'There is no room for more time without a skill. Choose a skill, or undo activities that you no longer need.',
    ),
  noSuchSkill: () => i18n.t('One of these skills does not exist. It may have been deleted.'),
  skillOfPath: () => i18n.t('Skill must be that of the path'),
  sourceOfActivity: () =>
    i18n.t(
      'An activity of a habit, resource or project has the id and the name of its source; others have neither',
    ),
  idOnItsDay: () =>
    i18n.t('The time of the {id} of an activity must lie on its day, in UTC.', { id: '_id' }),
  durationOfType: ({ type }) =>
    i18n.t(
      'Duration must be null for {type}, which are more than 0, else the minutes of the hours',
      { type },
    ),
  targetReached: () => i18n.t('The target is reached.'),
  fewWeeks: ({ needed, weeks }) =>
    i18n.t(
      '{weeks, plural, one {Needs {needed} full weeks; there is #.} other {Needs {needed} full weeks; there are #.}}',
      { needed, weeks },
    ),
  fewActiveWeeks: ({ needed, weeks }) =>
    i18n.t(
      '{weeks, plural, one {Needs {needed} weeks with time logged; there is #.} other {Needs {needed} weeks with time logged; there are #.}}',
      { needed, weeks },
    ),
  tooManyActivities: ({ max }) =>
    i18n.t('More than {max, number} activities in these weeks are too many to say.', { max }),
  resourceCompleted: () => i18n.t('It is completed.'),
  nothingLeft: () => i18n.t('Nothing is left of it: its progress is 100%.'),
  noDuration: () => i18n.t('It has no duration. Enter one to see when it will be finished.'),
  finishFarAhead: ({ years }) =>
    i18n.t(
      '{years, plural, one {More than # year ahead at this pace.} other {More than # years ahead at this pace.}}',
      { years },
    ),
  startedTooLongAgo: ({ hours }) =>
    i18n.t(
      'A timer can’t have started more than {hours} hours ago. Log that time by hand instead.',
      { hours },
    ),
  beforeTimerStart: () =>
    i18n.t('The timer was not running yet at that time. Choose a time after its start.'),
  tooManyTimers: ({ max }) =>
    i18n.t('There is a limit of {max} timers a day. Log further time by hand.', { max }),
  tooManyTimerPauses: ({ max }) =>
    i18n.t(
      'There is a limit of {max} pauses and resumptions of one timer. Stop it and start another one.',
      { max },
    ),
  // Reviews, see shared/reviews/reasons.ts
  noWeekStart: ({ day, start }) =>
    i18n.t('{day} is not the first day of a week. Its week starts on {start}.', {
      day: formatDate(day),
      start: formatDate(start),
    }),
  weekInFuture: ({ day }) =>
    i18n.t('The week of {day} is in the future. Choose this week or an earlier one.', {
      day: formatDate(day),
    }),
  reviewClosed: ({ day }) =>
    i18n.t('This review could be changed until {day}.', { day: formatDate(day) }),
  idOfOtherWeek: () => i18n.t('The {id} of a review must be that of its week', { id: '_id' }),
  focusTwice: () => i18n.t('Focus may have each thing once'),
  timerSkillGone: () => i18n.t('The skill of this timer was deleted, so its time was not logged.'),
  deviceId: () => i18n.t('The id of a device must be 64 hex digits'),
  endpoint: () => i18n.t('Endpoint must be an address of a browser’s push service'),
  endpointOfOther: () => i18n.t('The id must be the SHA-256 of the endpoint, in hex'),
  deviceKey: ({ bytes }) =>
    i18n.t('The key of a device must be {bytes} bytes in base64url', { bytes }),
  tooManyDevices: ({ max }) =>
    i18n.t('There is a limit of {max} devices. Remove one to add another.', { max }),
  unsubscribeLink: () =>
    i18n.t('This link is not complete or not from Cairn. Copy the whole link from the email.'),
  mailNotOffered: () => i18n.t('The daily digest is not available here.'),
  reminderId: () => i18n.t('The id of a reminder must be r and the 12 digits of its minute'),
  dayOverBefore: () => i18n.t('The day of this reminder is over before then.'),
  testNotSent: () => i18n.t('The browser’s push service did not accept the notification.'),
  deviceGone: () =>
    i18n.t(
      'This device gets no notifications any more. Turn them off and on again on that device.',
    ),
  habitWithoutTime: () =>
    i18n.t('Only a habit whose amount is in minutes or hours can have a timer.'),
  timerHabitGone: () =>
    i18n.t(
      'The habit of this timer was deleted, or its amount is no longer in minutes or hours. So its time was not logged.',
    ),
  timerWithoutSkill: () =>
    i18n.t('The skill of this timer was deleted, so its time counts for no skill.'),
};

/** A message of the server or of a rule. An older server gives no reason. */
export type Said = {
  readonly message: string;
  readonly reason?: string | undefined;
  readonly params?: Params | undefined;
};

const isKnown = (reason: string): reason is keyof Reasons => Object.hasOwn(sentences, reason);

/** The sentence in the person's language, or the server's English if the app does not know the reason. */
export const sentenceOf = ({ message, reason = '', params = {} }: Said): string =>
  isKnown(reason) ? sentences[reason](params as never) : message;
