import { formatDate, monthNames, weekdayNames } from '../core/dayNames.ts';
import { type Day, dayOfWeek } from '../core/days.ts';
import { shown } from '../core/fieldReasons.ts';
import { defineReasons } from '../core/reasons.ts';

/** A unit of some schedules, see track.ts. */
const units = {
  day: 'day',
  weekday: 'weekday',
  weekendDay: 'weekend day',
  time: 'time',
  week: 'week',
  month: 'month',
} as const;

export type UnitName = keyof typeof units;

/** What would be missed next. */
const misses = {
  today: 'a miss today',
  tomorrow: 'a miss tomorrow',
  later: 'the next miss',
  week: 'a missed week',
  month: 'a missed month',
} as const;

export type Miss = keyof typeof misses;

/** The only unit of the last days. */
type Single = {
  readonly outcome: 'kept' | 'missed';
  readonly place: 'first' | 'last';
  readonly unit: UnitName;
};
/** Several units, two or more. */
type Several = { readonly kept: number; readonly counted: number; readonly unit: UnitName };
type Nothing = { readonly days: number };
type Rate = { readonly percent: number };
type TooLow = Rate & { readonly needed: number };
/** What the next miss makes of the strength. */
type NextMiss = { readonly miss: Miss; readonly after: number };
/** What is left of a week or a month, until its last day. */
type Left = { readonly missing: number; readonly unit: 'week' | 'month'; readonly last: Day };
/** Days off; `to` is empty where they have no end. */
type Off = { readonly thing: 'pause' | 'vacation'; readonly from: Day; readonly to: Day | '' };

const nothing = ({ days }: Nothing) => `Nothing was due in the last ${days} days`;
const single = ({ outcome, place, unit }: Single) => `You ${outcome} the ${place} ${units[unit]}`;
const several = ({ kept, counted, unit }: Several) =>
  `You kept ${kept} of the last ${counted} ${units[unit]}s`;
const rate = ({ percent }: Rate) => `(${percent}%)`;
const tooLow = (of: TooLow) => `${rate(of)}, below the ${of.needed}% that keeps a habit on track.`;
const nextMiss = ({ miss, after }: NextMiss) => `; ${misses[miss]} makes it ${after}.`;

/** '2 more by Saturday', '2 more by 30 November'. */
const more = ({ missing, unit, last }: Left): string => {
  const name =
    unit === 'week'
      ? weekdayNames[dayOfWeek(last)]
      : `${Number(last.slice(8))} ${monthNames[Number(last.slice(5, 7)) - 1]}`;
  return `${missing} more by ${name}`;
};

/** 'Paused from 1 December 2026 to 9 December 2026.' */
const off = ({ thing, from, to }: Off): string => {
  const what = thing === 'pause' ? 'Paused' : 'Vacation';
  if (from === to) return `${what} on ${formatDate(from)}.`;
  const end = to === '' ? 'until further notice' : `to ${formatDate(to)}`;
  return `${what} from ${formatDate(from)} ${end}.`;
};

/** What a screen says of a habit, and why a change of one is refused. */
export const habitReasons = /* @__PURE__ */ defineReasons({
  // Why a habit is on track or not, and why it is as strong as it is
  justStarted: () => 'Just started.',
  firstUnitOpen: ({ unit }: { readonly unit: UnitName }) =>
    `Just started: the first ${units[unit]} is not over yet.`,
  nothingDue: (of: Nothing) => `${nothing(of)}.`,
  nothingDueNextMiss: (of: Nothing & NextMiss) => `${nothing(of)}${nextMiss(of)}`,
  singleUnit: (of: Single) => `${single(of)}.`,
  singleUnitNextMiss: (of: Single & NextMiss) => `${single(of)}${nextMiss(of)}`,
  singleUnitRate: (of: Single & Rate) => `${single(of)} ${rate(of)}.`,
  singleUnitTooLow: (of: Single & TooLow) => `${single(of)} ${tooLow(of)}`,
  lastUnits: (of: Several) => `${several(of)}.`,
  lastUnitsNextMiss: (of: Several & NextMiss) => `${several(of)}${nextMiss(of)}`,
  lastUnitsRate: (of: Several & Rate) => `${several(of)} ${rate(of)}.`,
  lastUnitsTooLow: (of: Several & TooLow) => `${several(of)} ${tooLow(of)}`,
  lastTwoMissed: ({ unit }: { readonly unit: UnitName }) =>
    `The last two ${units[unit]}s were both missed.`,
  // What is left for a week or a month
  moreBy: (of: Left) => more(of),
  moreByCanRest: (of: Left) => `${more(of)}: today can rest`,
  moreByNeeded: (of: Left) => `${more(of)}: today is needed`,
  lastChance: ({ unit }: Pick<Left, 'unit'>) => `Last chance for this ${unit}`,
  // Days off
  daysOff: (of: Off) => off(of),
  daysOffJoined: (of: Off) =>
    `${off(of)} It overlaps or touches another ${of.thing}, so they are one now.`,
  offEndsBeforeItBegins: ({ from }: { readonly from: Day }) =>
    `A pause can’t end before it begins. Choose ${formatDate(from)} or a later day.`,
  notAPause: () => 'Instead must be a pause',
  tooManyPauses: ({ max }: { readonly max: number }) =>
    `There is a limit of ${max} pauses. Remove an old one to add another.`,
  // Schedules and targets
  tooManySchedules: ({ max }: { readonly max: number }) =>
    `There is a limit of ${max} schedules for a habit. Let the change hold from an earlier day.`,
  tooManyTargets: ({ max }: { readonly max: number }) =>
    `There is a limit of ${max} targets for a habit. Let the change hold from an earlier day.`,
  changeTooFarAhead: ({ day, last }: { readonly day: Day; readonly last: Day }) =>
    `${formatDate(day)} is more than a year ahead. Choose a day up to ${formatDate(last)}.`,
  changeBeforeStart: ({ day, start }: { readonly day: Day; readonly start: Day }) =>
    `${formatDate(day)} is before the habit’s first day, ${formatDate(start)}`,
  tooManyCountings: ({ max }: { readonly max: number }) =>
    `There is a limit of ${max} changes of what a habit counts as. Let the change hold from an earlier day.`,
  fromOfNothing: () =>
    'From is the first day of a changed frequency or target, or of what the days count as',
  noWeekday: () => 'Choose at least one day of the week',
  weekdays: () => 'Days of the week must be numbers from 0 (Sunday) to 6 (Saturday)',
  sameWeekdayTwice: () => 'Each day of the week may be named once',
  weekdaysOfOther: () => 'Days of the week are for the frequency days',
  countOfOther: ({ frequency }: { readonly frequency: string }) =>
    `The frequency ${frequency} has no count`,
  fieldOfOtherKind: ({ kind, field }: { readonly kind: string; readonly field: string }) =>
    `The kind ${kind} has no ${field}`,
  kindIsFixed: () => 'The kind can’t change once a day is recorded',
  countsAs: ({ max }: { readonly max: number }) =>
    `The time of a day must be its amount in minutes or hours, or 1 to ${shown(max)} minutes`,
  skillWithoutTime: () => 'Say how much time each day counts as for the skill',
  countsAmountsOfTicks: () => 'Only the amount of a day can be its time: a tick has minutes each',
  timeOfHabit: () => 'This time is a day of a habit. Change the day of the habit instead.',
  timesNotInOrder: () => 'Reminder times must each be later than the one before',
  notTheFirstTime: () => 'Reminder time must be the first of the reminder times',
  archivedParameter: () => 'archived must be true',
  position: () => 'Position must be a key of a fractional index',
  // Days
  completedAndSkipped: () => 'A day is completed or skipped, not both',
  amountOfTicked: () => 'Only a habit of the kind amount has amounts',
  tickOfAmount: () => 'A day of this habit is completed by its amount',
  hasBecomeAmount: () => 'This habit has become one of amounts',
  hasBecomeTicked: () => 'This habit has become one to tick',
  notInYear: ({ day, year }: { readonly day: Day; readonly year: number }) =>
    `${day} is not a day of ${year}`,
  tooManyNoteYears: ({ max }: { readonly max: number }) =>
    `There is a limit of ${max} calendar years with notes for a habit. In those that have some you can go on.`,
});
