import { defineReasons, type Reason } from './reasons.ts';

/** The English name of a field, which is also its code in the parameters of a reason. */
export type Label =
  | 'Activities'
  | 'Activity'
  | 'Amount'
  | 'Amounts'
  | 'Archived'
  | 'Archived on'
  | 'Area'
  | 'Areas for improvement'
  | 'Assessment'
  | 'Assessment date'
  | 'Assessments'
  | 'At'
  | 'Author'
  | 'Blockers'
  | 'Category'
  | 'Challenge'
  | 'Challenges'
  | 'Check after'
  | 'Clear'
  | 'Code'
  | 'Colour'
  | 'Completed'
  | 'Completed at'
  | 'Completion date'
  | 'Confidence level'
  | 'Counting'
  | 'Created at'
  | 'Created day'
  | 'Current hours'
  | 'Current password'
  | 'Date'
  | 'Day'
  | 'Days a month'
  | 'Days a week'
  | 'Deadline'
  | 'Demo URL'
  | 'Description'
  | 'Device name'
  | 'Difficulty'
  | 'Digest'
  | 'Direction'
  | 'Duration'
  | 'Email'
  | 'End'
  | 'End date'
  | 'Focus'
  | 'Frequency'
  | 'Frequency count'
  | 'From'
  | 'Goal'
  | 'Goals'
  | 'Habit'
  | 'Habits'
  | 'Hide names'
  | 'Hours'
  | 'Ids'
  | 'Initial time'
  | 'Instead'
  | 'Keep time'
  | 'Kind'
  | 'Language'
  | 'Learning outcome'
  | 'Learning outcomes'
  | 'Minutes'
  | 'Minutes each'
  | 'Name'
  | 'Next review date'
  | 'Note'
  | 'Notes'
  | 'Number of days'
  | 'Password'
  | 'Pause'
  | 'Pauses'
  | 'Planned minutes'
  | 'Position'
  | 'Priority'
  | 'Progress'
  | 'Progress before'
  | 'Progress from goals'
  | 'Project'
  | 'Projects'
  | 'Quiet hours'
  | 'Reflections'
  | 'Related skills'
  | 'Remind'
  | 'Reminder time'
  | 'Reminder times'
  | 'Repository URL'
  | 'Resource'
  | 'Resources'
  | 'Review'
  | 'Reviews'
  | 'Schedule'
  | 'Schedules'
  | 'Self rating'
  | 'Skill'
  | 'Skills'
  | 'Skipped'
  | 'Source'
  | 'Source name'
  | 'Start date'
  | 'Started at'
  | 'Status'
  | 'Strengths'
  | 'Tags'
  | 'Target'
  | 'Target date'
  | 'Target days'
  | 'Target hours'
  | 'Target level'
  | 'Targets'
  | 'Time of day'
  | 'Time zone'
  | 'Title'
  | 'To'
  | 'Type'
  | 'URL'
  | 'Unit'
  | 'Updated at'
  | 'Week start'
  | 'What is next'
  | 'What to change'
  | 'What went well'
  // Of a query or a path
  | 'date'
  | 'days'
  | 'from'
  | 'to'
  | 'weekStart'
  // Of the scopes of a token
  | 'analytics'
  | 'assessments'
  | 'habits'
  | 'projects'
  | 'resources'
  | 'reviews'
  | 'skills';

type Of = { readonly label: Label };

/** 12000 -> 12,000. Not by Intl, whose first use costs more than everything else while schemas are built. */
export const shown = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** What is wrong with a field. */
export const fieldReasons = /* @__PURE__ */ defineReasons({
  required: ({ label }: Of) => `${label} is required`,
  text: ({ label }: Of) => `${label} must be text`,
  number: ({ label }: Of) => `${label} must be a number`,
  trueOrFalse: ({ label }: Of) => `${label} must be true or false`,
  list: ({ label }: Of) => `${label} must be a list`,
  listOfTexts: ({ label }: Of) => `${label} must be a list of texts`,
  listOfSkillIds: ({ label }: Of) => `${label} must be a list of skill ids`,
  object: ({ label }: Of) => `${label} must be an object`,
  day: ({ label }: Of) => `${label} must be a day that exists, as YYYY-MM-DD`,
  instant: ({ label }: Of) => `${label} must be an instant like 2026-01-02T03:04:05.678Z`,
  time: ({ label }: Of) => `${label} must be a time like 07:30`,
  color: ({ label }: Of) => `${label} must be a colour like #4caf50`,
  webAddress: ({ label }: Of) => `${label} must be an address like https://example.com`,
  passwordInAddress: ({ label }: Of) =>
    `${label} must not contain a password: delete the part before the @`,
  emailAddress: () => 'Email must be an address like name@example.com',
  passwordTooShort: ({ min }: { readonly min: number }) =>
    `Password must be at least ${min} characters`,
  mailedCode: () => 'Code must be the six digits from the email',
  timeZone: () => 'Time zone must be a name like Europe/Berlin',
  dayStart: () => 'Start of the day must be a whole hour from 0 to 6',
  weekStart: () => 'Start of the week must be 0 (Sunday), 1 (Monday) or 6 (Saturday)',
  id: () => 'Not an id',
  chosenId: () => '_id must be a ULID',
  cursor: () => 'cursor must be the next of a page of this list',
  integer: ({ label }: Of) => `${label} must be a whole number`,
  oneOf: ({ label, values }: Of & { readonly values: string }) =>
    `${label} must be one of ${values}`,
  wholeNumber: ({ label, min, max }: Of & { readonly min: number; readonly max: number }) =>
    `${label} must be a whole number from ${shown(min)} to ${shown(max)}`,
  range: ({ label, min, max }: Of & { readonly min: number; readonly max: number }) =>
    `${label} must be from ${shown(min)} to ${shown(max)}`,
  moreThan: ({ label, min }: Of & { readonly min: number }) =>
    `${label} must be more than ${shown(min)}`,
  atMost: ({ label, max }: Of & { readonly max: number }) =>
    `${label} must be at most ${shown(max)}`,
  twoDecimals: ({ label }: Of) => `${label} may have at most two decimal places`,
  tooLong: ({ label, max }: Of & { readonly max: number }) =>
    `${label} may have at most ${shown(max)} characters`,
  muchTooLong: ({ label }: Of) => `${label} is too long`,
  badCharacter: ({ label }: Of) => `${label} has a character that can’t be shown: please delete it`,
  tooManyItems: ({ label, max }: Of & { readonly max: number }) =>
    `${label} may have at most ${shown(max)} items`,
  emptyList: ({ label }: Of) => `${label} must be at least one`,
  notInOrder: ({ label }: Of) => `${label} must be in the order of their days`,
  notApart: ({ label }: Of) => `${label} must be in the order of their days, and apart`,
  sameDayTwice: () => 'Each day may be named once',
  nothingSent: ({ fields }: { readonly fields: string }) => `Send one of ${fields}`,
  unknownField: ({ name }: { readonly name: string }) => `Unknown field: ${name}`,
  completionDateNeedsStatus: () => 'A completion date needs the status Completed',
  completionDateOfStatus: () =>
    'Completion date must be a day where the status is Completed, else null',
  progressOfCompleted: () => 'Progress must be 100 where the status is Completed',
  progressBeforeOfOther: () => 'Progress before must be null unless Completed',
  /** What only a program that sends something absurd gets to read. It has no other language. */
  other: ({ english }: { readonly english: string }) => english,
});

/** Zod keeps the message of an issue, but no parameters. There are as many messages as reasons in schemas. */
const said = new Map<string, Reason>();

/** The message of a schema, from which `reasonOfIssue` gets back to its reason. */
export const say = (reason: Reason): string => {
  said.set(reason.message, reason);
  return reason.message;
};

/** The reason of an issue of a schema. */
export const reasonOfIssue = ({ message }: { readonly message: string }): Reason =>
  said.get(message) ?? fieldReasons.other({ english: message });
