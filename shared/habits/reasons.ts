import { defineReasons } from '../calls/reasons.ts';
import { type Day, dayOfWeek } from '../days/days.ts';
import { formatDate, formatDay, weekdayName } from '../language/days.ts';
import { i18n } from '../language/i18n.ts';

/** The name of a streak unit in sentences, see track.ts. */
export type UnitName = 'day' | 'weekday' | 'weekendDay' | 'time' | 'week' | 'month';

/** When the habit can next be missed. */
export type Miss = 'today' | 'tomorrow' | 'later' | 'week' | 'month';

/** The outcome if the last 28 days have only one counting unit. */
type Single = {
  readonly outcome: 'kept' | 'missed';
  readonly place: 'first' | 'last';
  readonly unit: UnitName;
};
type Several = { readonly kept: number; readonly counted: number; readonly unit: UnitName };
type Nothing = { readonly days: number };
type Rate = { readonly percent: number };
type TooLow = Rate & { readonly needed: number };
/** The strength after the next miss. */
type NextMiss = { readonly miss: Miss; readonly after: number };
/** How many more days a week or month needs by its last day. */
type Left = { readonly missing: number; readonly unit: 'week' | 'month'; readonly last: Day };
/** The sum of a week or month so far, and how much is left by its last day. */
type LeftOfTotal = {
  readonly sum: number;
  readonly wanted: number;
  readonly missing: number;
  /** The unit of the amounts: 'minutes'. */
  readonly unit: string;
  readonly per: Left['unit'];
  readonly last: Day;
};
/** Days off. `to` is empty if they have no end. */
type Off = { readonly thing: 'pause' | 'vacation'; readonly from: Day; readonly to: Day | '' };

type Sentences<Name extends string> = Readonly<Record<Name, () => string>>;

const keptFirst: Sentences<UnitName> = {
  day: () => i18n.t('You kept the first day'),
  weekday: () => i18n.t('You kept the first weekday'),
  weekendDay: () => i18n.t('You kept the first weekend day'),
  week: () => i18n.t('You kept the first week'),
  month: () => i18n.t('You kept the first month'),
  time: () => i18n.t('You kept the first time'),
};
const keptLast: Sentences<UnitName> = {
  day: () => i18n.t('You kept the last day'),
  weekday: () => i18n.t('You kept the last weekday'),
  weekendDay: () => i18n.t('You kept the last weekend day'),
  week: () => i18n.t('You kept the last week'),
  month: () => i18n.t('You kept the last month'),
  time: () => i18n.t('You kept the last time'),
};
const missedFirst: Sentences<UnitName> = {
  day: () => i18n.t('You missed the first day'),
  weekday: () => i18n.t('You missed the first weekday'),
  weekendDay: () => i18n.t('You missed the first weekend day'),
  week: () => i18n.t('You missed the first week'),
  month: () => i18n.t('You missed the first month'),
  time: () => i18n.t('You missed the first time'),
};
const missedLast: Sentences<UnitName> = {
  day: () => i18n.t('You missed the last day'),
  weekday: () => i18n.t('You missed the last weekday'),
  weekendDay: () => i18n.t('You missed the last weekend day'),
  week: () => i18n.t('You missed the last week'),
  month: () => i18n.t('You missed the last month'),
  time: () => i18n.t('You missed the last time'),
};
const singles = {
  kept: { first: keptFirst, last: keptLast },
  missed: { first: missedFirst, last: missedLast },
} as const;

/** 'You missed the first day'. */
const single = ({ outcome, place, unit }: Single): string => singles[outcome][place][unit]();

type Counts = Pick<Several, 'kept' | 'counted'>;

const keptOf: Readonly<Record<UnitName, (counts: Counts) => string>> = {
  day: (counts) =>
    i18n.t(
      '{counted, plural, one {You kept {kept} of the last # day} other {You kept {kept} of the last # days}}',
      counts,
    ),
  weekday: (counts) =>
    i18n.t(
      '{counted, plural, one {You kept {kept} of the last # weekday} other {You kept {kept} of the last # weekdays}}',
      counts,
    ),
  weekendDay: (counts) =>
    i18n.t(
      '{counted, plural, one {You kept {kept} of the last # weekend day} other {You kept {kept} of the last # weekend days}}',
      counts,
    ),
  week: (counts) =>
    i18n.t(
      '{counted, plural, one {You kept {kept} of the last # week} other {You kept {kept} of the last # weeks}}',
      counts,
    ),
  month: (counts) =>
    i18n.t(
      '{counted, plural, one {You kept {kept} of the last # month} other {You kept {kept} of the last # months}}',
      counts,
    ),
  time: (counts) =>
    i18n.t(
      '{counted, plural, one {You kept {kept} of the last # time} other {You kept {kept} of the last # times}}',
      counts,
    ),
};

/** 'You kept 20 of the last 24 days'. */
const several = ({ unit, kept, counted }: Several): string => keptOf[unit]({ kept, counted });

const firstOpen: Sentences<UnitName> = {
  day: () => i18n.t('Just started: the first day is not over yet.'),
  weekday: () => i18n.t('Just started: the first weekday is not over yet.'),
  weekendDay: () => i18n.t('Just started: the first weekend day is not over yet.'),
  week: () => i18n.t('Just started: the first week is not over yet.'),
  month: () => i18n.t('Just started: the first month is not over yet.'),
  time: () => i18n.t('Just started: the first time is not over yet.'),
};
const lastTwo: Sentences<UnitName> = {
  day: () => i18n.t('The last two days were both missed.'),
  weekday: () => i18n.t('The last two weekdays were both missed.'),
  weekendDay: () => i18n.t('The last two weekend days were both missed.'),
  week: () => i18n.t('The last two weeks were both missed.'),
  month: () => i18n.t('The last two months were both missed.'),
  time: () => i18n.t('The last two times were both missed.'),
};

const nothing = ({ days }: Nothing): string =>
  i18n.t('{days, plural, other {Nothing was due in the last # days}}', { days });

type Consequence = { readonly what: string; readonly after: number };

const nextMiss: Readonly<Record<Miss, (values: Consequence) => string>> = {
  today: (values) => i18n.t('{what}; a miss today makes it {after}.', values),
  tomorrow: (values) => i18n.t('{what}; a miss tomorrow makes it {after}.', values),
  week: (values) => i18n.t('{what}; a missed week makes it {after}.', values),
  month: (values) => i18n.t('{what}; a missed month makes it {after}.', values),
  later: (values) => i18n.t('{what}; the next miss makes it {after}.', values),
};

const withNextMiss = (what: string, { miss, after }: NextMiss): string =>
  nextMiss[miss]({ what, after });

const alone = (what: string): string => i18n.t('{what}.', { what });

const withRate = (what: string, percent: number): string =>
  i18n.t('{what} ({percent}%).', { what, percent });

const tooLow = (what: string, { percent, needed }: TooLow): string =>
  i18n.t('{what} ({percent}%), below the {needed}% that keeps a habit on track.', {
    what,
    percent,
    needed,
  });

const lastDayOf = (unit: Left['unit'], last: Day): string =>
  unit === 'week' ? weekdayName(dayOfWeek(last)) : formatDay(last);

const until = ({ missing, unit, last }: Left) => ({ missing, day: lastDayOf(unit, last) });

const totalLeft = ({ per, last, ...of }: LeftOfTotal): string =>
  i18n.t('{sum, number} of {wanted, number} {unit}; {missing, number} more by {day}', {
    ...of,
    day: lastDayOf(per, last),
  });

const limitLeft = ({ per, last, ...of }: LeftOfTotal): string =>
  i18n.t('{sum, number} of {wanted, number} {unit}; {missing, number} left until {day}', {
    ...of,
    day: lastDayOf(per, last),
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

/** Sentences about a habit, and the reasons why a change is refused. */
export const habitReasons = /* @__PURE__ */ defineReasons({
  // Why a habit is on track or not, and why it is as strong as it is
  justStarted: () => i18n.t('Just started.'),
  firstUnitOpen: ({ unit }: { readonly unit: UnitName }) => firstOpen[unit](),
  nothingDue: (of: Nothing) => alone(nothing(of)),
  nothingDueNextMiss: (of: Nothing & NextMiss) => withNextMiss(nothing(of), of),
  singleUnit: (of: Single) => alone(single(of)),
  singleUnitNextMiss: (of: Single & NextMiss) => withNextMiss(single(of), of),
  singleUnitRate: (of: Single & Rate) => withRate(single(of), of.percent),
  singleUnitTooLow: (of: Single & TooLow) => tooLow(single(of), of),
  lastUnits: (of: Several) => alone(several(of)),
  lastUnitsNextMiss: (of: Several & NextMiss) => withNextMiss(several(of), of),
  lastUnitsRate: (of: Several & Rate) => withRate(several(of), of.percent),
  lastUnitsTooLow: (of: Several & TooLow) => tooLow(several(of), of),
  lastTwoMissed: ({ unit }: { readonly unit: UnitName }) => lastTwo[unit](),
  // How much a week or a month still needs.
  moreBy: (of: Left) => i18n.t('{missing, plural, other {# more by {day}}}', until(of)),
  moreByCanRest: (of: Left) =>
    i18n.t('{missing, plural, other {# more by {day}: today can rest}}', until(of)),
  moreByNeeded: (of: Left) =>
    i18n.t('{missing, plural, other {# more by {day}: today is needed}}', until(of)),
  totalLeft: (of: LeftOfTotal) => totalLeft(of),
  totalLeftToday: (of: LeftOfTotal) =>
    i18n.t('{sum, number} of {wanted, number} {unit}; {missing, number} more today', { ...of }),
  limitLeft: (of: LeftOfTotal) => limitLeft(of),
  limitLeftToday: (of: LeftOfTotal) =>
    i18n.t('{sum, number} of {wanted, number} {unit}; {missing, number} left today', { ...of }),
  lastChance: ({ unit }: Pick<Left, 'unit'>) =>
    unit === 'week' ? i18n.t('Last chance for this week') : i18n.t('Last chance for this month'),
  // Days off
  daysOff: (of: Off) => daysOff(of),
  daysOffJoined: (of: Off) =>
    of.thing === 'pause'
      ? i18n.t('{outcome} It overlaps or touches another pause, so they are one now.', {
          outcome: daysOff(of),
        })
      : i18n.t('{outcome} It overlaps or touches another vacation, so they are one now.', {
          outcome: daysOff(of),
        }),
  // Schedules and targets
  tooManySchedules: ({ max }: { readonly max: number }) =>
    i18n.t(
      'There is a limit of {max} schedules for a habit. Let the change hold from an earlier day.',
      { max },
    ),
  tooManyTargets: ({ max }: { readonly max: number }) =>
    i18n.t(
      'There is a limit of {max} targets for a habit. Let the change hold from an earlier day.',
      { max },
    ),
  changeTooFarAhead: ({ day, last }: { readonly day: Day; readonly last: Day }) =>
    i18n.t('{date} is more than a year ahead. Choose a day up to {last}.', {
      date: formatDate(day),
      last: formatDate(last),
    }),
  changeBeforeStart: ({ day, start }: { readonly day: Day; readonly start: Day }) =>
    i18n.t('{date} is before the habit’s first day, {start}', {
      date: formatDate(day),
      start: formatDate(start),
    }),
  endsBeforeStart: ({ start }: { readonly start: Day }) =>
    i18n.t('A habit can’t end before its first day, {start}.', { start: formatDate(start) }),
  endsBeforeToday: () => i18n.t('A habit can’t end before today. Choose today or a later day.'),
  endsTooFarAhead: ({ last }: { readonly last: Day }) =>
    i18n.t('A habit can end up to ten years ahead. Choose a day up to {last}.', {
      last: formatDate(last),
    }),
  tooManyCountings: ({ max }: { readonly max: number }) =>
    i18n.t(
      'There is a limit of {max} changes of what a habit counts as. Let the change hold from an earlier day.',
      { max },
    ),
  fromOfNothing: () =>
    i18n.t('From is the first day of a changed frequency or target, or of what the days count as'),
  noWeekday: () => i18n.t('Choose at least one day of the week'),
  weekdays: () => i18n.t('Days of the week must be numbers from 0 (Sunday) to 6 (Saturday)'),
  sameWeekdayTwice: () => i18n.t('Each day of the week may appear only once'),
  weekdaysOfOther: () => i18n.t('Days of the week are for the frequency days'),
  countOfOther: ({ frequency }: { readonly frequency: string }) =>
    i18n.t('The frequency {frequency} has no count', { frequency }),
  scheduleOfTotal: ({ unit }: Pick<Left, 'unit'>) =>
    unit === 'week'
      ? i18n.t('A total for a week has no other schedule')
      : i18n.t('A total for a month has no other schedule'),
  quietAtLeast: () => i18n.t('Only a limit can be kept quietly: choose at most'),
  quietWithoutDays: () =>
    i18n.t('A limit that is kept quietly needs a schedule in days, or a total'),
  fieldOfOtherKind: ({ kind, field }: { readonly kind: string; readonly field: string }) =>
    i18n.t('The kind {kind} has no {field}', { kind, field }),
  kindIsFixed: () => i18n.t('The kind can’t change once a day is recorded'),
  countsAs: ({ max }: { readonly max: number }) =>
    i18n.t(
      'The time of a day must be its amount in minutes or hours, or 1 to {max, number} minutes',
      { max },
    ),
  skillWithoutTime: () => i18n.t('Say how much time each day counts as for the skill'),
  countsAmountsOfTicks: () =>
    i18n.t('Only the amount of a day can be its time: a tick has minutes each'),
  timeOfHabit: () => i18n.t('This time is a day of a habit. Change the day of the habit instead.'),
  timesNotInOrder: () => i18n.t('Reminder times must each be later than the one before'),
  notTheFirstTime: () => i18n.t('Reminder time must be the first of the reminder times'),
  archivedParameter: () =>
    i18n.t('{archived} must be {yes}', { archived: 'archived', yes: 'true' }),
  // Days
  completedAndSkipped: () => i18n.t('A day is completed or skipped, not both'),
  amountOfTicked: () => i18n.t('Only a habit of the kind amount has amounts'),
  toggleOfTotal: () => i18n.t('Say how much: this habit adds up amounts'),
  tickOfAmount: () => i18n.t('A day of this habit is completed by its amount'),
  notInYear: ({ day, year }: { readonly day: Day; readonly year: number }) =>
    i18n.t('{day} is not a day of {year}', { day, year: String(year) }),
  tooManyNoteYears: ({ max }: { readonly max: number }) =>
    i18n.t(
      'There is a limit of {max} calendar years with notes for a habit. In those that have some you can go on.',
      { max },
    ),
});
