import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySetOf, NO_DAYS } from '../days/daySet.ts';
import {
  addDays,
  type Calendar,
  type Day,
  dayOfWeek,
  daysBetween,
  endOfMonth,
  endOfWeek,
  epochDay,
  fromEpochDay,
  startOfMonth,
  startOfWeek,
  weekStarts,
} from '../days/days.ts';
import type { Pause } from '../pauses/pauses.ts';
import { allAmountsOf } from './allAmounts.ts';
import { completedBy } from './amounts.ts';
import { dayFraction } from './due/dayFraction.ts';
import type { Schedule, Target } from './model.ts';
import { deriveHabit, type HabitFacts, isDueOn } from './rules.ts';

/**
 * A second, slow implementation of the rules of amount habits: totals, limits and quiet limits. As in
 * rules.model.test.ts, it has plain lists of days. Amounts and targets are whole hundredths.
 */
interface Plain {
  readonly schedules: readonly Schedule[];
  readonly targets: readonly Target[];
  readonly createdDay: Day;
  readonly targetDays: number;
  readonly amounts: ReadonlyMap<Day, number>;
  readonly skipped: ReadonlySet<Day>;
  readonly pauses: readonly Pause[];
  readonly away: readonly Pause[];
}

type Kind = 'day' | 'week' | 'month';

interface PlainUnit {
  readonly days: readonly Day[];
  readonly kind: Kind;
  readonly schedule: Schedule;
  readonly isMet: boolean;
  /** The strength counts a missed unit as this share, 0 to 1. */
  readonly share: number;
  readonly isOpen: boolean;
}

interface PlainTotal {
  readonly kind: 'week' | 'month';
  readonly aim: Target;
  /** The days of the unit on which the total applies, from the habit's first day on. */
  readonly own: readonly Day[];
  /** Those of `own` that are neither skipped nor in a pause. Unanswered days of a quiet limit are left out too. */
  readonly free: readonly Day[];
  /** Whether another schedule ends the unit early. */
  readonly isCut: boolean;
  readonly sum: number;
  readonly wanted: number;
  readonly hasRecord: boolean;
  readonly isReached: boolean;
  readonly isAbove: boolean;
}

function every(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const halfUp = (part: number, whole: number): number =>
  Math.floor((2 * part + whole) / (2 * whole));

const hundredths = (amount: number): number => Math.round(amount * 100);

const earliest = (days: readonly Day[]): Day => [...days].sort()[0] ?? '';

const startOf = ({ createdDay, amounts }: Plain): Day => earliest([createdDay, ...amounts.keys()]);

const kindOf = ({ frequency }: Schedule): Kind => {
  if (frequency === 'per-month') return 'month';
  return frequency === 'weekly' || frequency === 'per-week' ? 'week' : 'day';
};

const inForce = <Dated extends { readonly from: Day }>(list: readonly Dated[], day: Day): Dated =>
  list.findLast(({ from }, place) => place === 0 || from <= day) as Dated;

const scheduleOf = ({ schedules }: Plain, day: Day): Schedule => inForce(schedules, day);
const targetOf = ({ targets }: Plain, day: Day): Target => inForce(targets, day);

const perOf = ({ targetPer = 'day' }: Target) => targetPer;
const isTotal = (aim: Target): boolean => perOf(aim) !== 'day';

const covers = (pauses: readonly Pause[], day: Day): boolean =>
  pauses.some(({ from, to = '9999-12-31' }) => from <= day && day <= to);

const isOff = ({ skipped, pauses }: Plain, day: Day): boolean =>
  skipped.has(day) || covers(pauses, day);

/** The days on which the schedule changes, or on which a total begins or ends. */
const breaksOf = ({ schedules, targets }: Plain): Day[] => [
  ...schedules.slice(1).map(({ from }) => from),
  ...targets
    .filter((aim, place) => place > 0 && perOf(aim) !== perOf(targets[place - 1] ?? aim))
    .map(({ from }) => from),
];

/** Whether none of the days of `breaksOf` separates two days. */
const isSamePart = (habit: Plain, a: Day, b: Day): boolean =>
  breaksOf(habit).every((from) => from <= a === from <= b);

const isUnanswered = ({ amounts, away }: Plain, day: Day): boolean =>
  !amounts.has(day) && covers(away, day);

function isDone(habit: Plain, day: Day): boolean {
  const amount = habit.amounts.get(day);
  if (amount === undefined || habit.skipped.has(day)) return false;
  const aim = targetOf(habit, day);
  if (isTotal(aim)) return aim.direction === 'at-most' || amount > 0;
  const target = hundredths(aim.target);
  return aim.direction === 'at-most' ? amount <= target : amount >= target;
}

function isOn({ frequency, frequencyDays = [], frequencyCount = 1, from }: Schedule, day: Day) {
  const weekday = dayOfWeek(day);
  switch (frequency) {
    case 'weekdays':
      return weekday > 0 && weekday < 6;
    case 'weekends':
      return weekday === 0 || weekday === 6;
    case 'days':
      return frequencyDays.includes(weekday);
    case 'every-n-days':
      return daysBetween(from, day) % frequencyCount === 0;
    default:
      return true;
  }
}

const spanOf = (
  kind: 'week' | 'month',
  day: Day,
  { weekStartsOn }: Pick<Calendar, 'weekStartsOn'>,
): Day[] =>
  kind === 'month'
    ? every(startOfMonth(day), endOfMonth(day))
    : every(startOfWeek(day, weekStartsOn), endOfWeek(day, weekStartsOn));

/** The total of a day's week or month. Undefined if its days have a target of their own, or are before the habit. */
function totalOf(habit: Plain, day: Day, calendar: Calendar): PlainTotal | undefined {
  const schedule = scheduleOf(habit, day);
  const kind = kindOf(schedule);
  if (kind === 'day') return undefined;
  const start = startOf(habit);
  const span = spanOf(kind, day, calendar);
  const own = span.filter((one) => one >= start && isSamePart(habit, one, day));
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const aim = targetOf(habit, last);
  if (!isTotal(aim)) return undefined;
  const isLeft = (one: Day) =>
    !isOff(habit, one) && !(aim.quiet && one <= calendar.today && isUnanswered(habit, one));
  const free = own.filter(isLeft);
  const target = hundredths(aim.target);
  const possible = span.filter((one) => one >= first && isLeft(one)).length;
  const isLimit = aim.direction === 'at-most';
  const wanted = isLimit ? target : Math.max(1, halfUp(target * possible, span.length));
  const sum = free.reduce((total, one) => total + (habit.amounts.get(one) ?? 0), 0);
  return {
    kind,
    aim,
    own,
    free,
    isCut: last !== span.at(-1),
    sum,
    wanted,
    hasRecord: free.some((one) => habit.amounts.has(one)),
    isReached: !isLimit && sum >= wanted,
    isAbove: isLimit && sum > wanted,
  };
}

const isQuiet = (habit: Plain, day: Day, calendar: Calendar): boolean =>
  (totalOf(habit, day, calendar)?.aim ?? targetOf(habit, day)).quiet === true;

function unitOfTotal(total: PlainTotal, schedule: Schedule, today: Day): PlainUnit | undefined {
  const { kind, aim, own, free, isCut, sum, wanted, hasRecord, isReached, isAbove } = total;
  if (free.length === 0) return undefined;
  const isOver = (own.at(-1) ?? '') < today;
  const unit = { days: own, kind, schedule };
  if (aim.direction === 'at-least') {
    if (isCut && !isReached) return undefined;
    return { ...unit, isMet: isReached, share: Math.min(1, sum / wanted), isOpen: !isOver };
  }
  if (isAbove) return { ...unit, isMet: false, share: 0, isOpen: false };
  if (isCut) return undefined;
  const isMet = isOver && (hasRecord || aim.quiet === true);
  return { ...unit, isMet, share: isMet ? 1 : 0, isOpen: !isOver };
}

function unitOfDay(habit: Plain, day: Day, { today }: Calendar): PlainUnit | undefined {
  const schedule = scheduleOf(habit, day);
  if (!isOn(schedule, day) || isOff(habit, day)) return undefined;
  const { quiet, direction } = targetOf(habit, day);
  const isOver = day < today;
  const hasRecord = habit.amounts.has(day);
  if (quiet && isUnanswered(habit, day)) return undefined;
  const isMet = hasRecord ? isDone(habit, day) : quiet === true && isOver;
  const isAbove = direction === 'at-most' && hasRecord && !isMet;
  return {
    days: [day],
    kind: 'day',
    schedule,
    isMet,
    share: isMet ? 1 : 0,
    isOpen: !isOver && !isAbove,
  };
}

/** A week or month that counts completed days. */
function countedOf(habit: Plain, kind: 'week' | 'month', day: Day, calendar: Calendar) {
  const schedule = scheduleOf(habit, day);
  const start = startOf(habit);
  const lived = spanOf(kind, day, calendar).filter((one) => one >= start);
  const own = lived.filter((one) => isSamePart(habit, one, day));
  const left = lived.filter((one) => !isOff(habit, one)).length;
  const done = own.filter((one) => isDone(habit, one) && !isOff(habit, one)).length;
  const needed = Math.min(schedule.frequencyCount ?? 1, left);
  return { own, left, done, needed, isCut: own.length < lived.length };
}

/** The unit of a day. Undefined if no counting unit contains the day. */
function unitOf(habit: Plain, day: Day, calendar: Calendar): PlainUnit | undefined {
  const { today } = calendar;
  const schedule = scheduleOf(habit, day);
  const kind = kindOf(schedule);
  if (kind === 'day') return unitOfDay(habit, day, calendar);
  const total = totalOf(habit, day, calendar);
  if (total) return unitOfTotal(total, schedule, today);
  const { own, left, done, needed, isCut } = countedOf(habit, kind, day, calendar);
  if (left === 0) return undefined;
  const share = Math.min(1, done / needed);
  const isMet = share === 1;
  if (isCut && !isMet) return undefined;
  return { days: own, kind, schedule, isMet, share, isOpen: (own.at(-1) ?? day) >= today };
}

function unitsOf(habit: Plain, calendar: Calendar): PlainUnit[] {
  const start = startOf(habit);
  const end = [start, calendar.today, ...habit.amounts.keys()].sort().at(-1) ?? '';
  const units = new Map<Day | undefined, PlainUnit>();
  let known: readonly Day[] = [];
  for (const day of every(start, end)) {
    if (known.includes(day)) continue;
    const unit = unitOf(habit, day, calendar);
    if (unit) units.set(unit.days[0], unit);
    known = unit?.days ?? [];
  }
  return [...units.values()];
}

const wholePercent = (part: number, whole: number) => (whole === 0 ? 0 : halfUp(100 * part, whole));

/** The length of a run of met units, in units of the current schedule. */
function lengthOf(
  habit: Plain,
  run: readonly PlainUnit[],
  present: Schedule,
  calendar: Calendar,
): number {
  if (run.every(({ kind }) => kind === kindOf(present))) return run.length;
  const days = every(run[0]?.days[0] ?? '', run.at(-1)?.days.at(-1) ?? '');
  const counted = days.filter(
    (day) =>
      !isOff(habit, day) &&
      !(day <= calendar.today && isQuiet(habit, day, calendar) && isUnanswered(habit, day)),
  ).length;
  const { frequency, frequencyDays = [], frequencyCount = 1 } = present;
  switch (frequency) {
    case 'daily':
      return counted;
    case 'weekdays':
      return Math.floor((counted * 5) / 7);
    case 'weekends':
      return Math.floor((counted * 2) / 7);
    case 'days':
      return Math.floor((counted * frequencyDays.length) / 7);
    case 'every-n-days':
      return Math.floor(counted / frequencyCount);
    case 'per-month': {
      const over = addDays(days.at(-1) ?? '', 1);
      const first = addDays(over, -counted);
      const months = new Set(every(first, over).map((day) => day.slice(0, 7))).size - 1;
      return over.slice(8) < first.slice(8) ? months - 1 : months;
    }
    default:
      return Math.floor(counted / 7);
  }
}

function derivedByList(habit: Plain, calendar: Calendar) {
  const { amounts, targetDays } = habit;
  const { today } = calendar;
  const present = scheduleOf(habit, today);
  const aim = targetOf(habit, today);
  const done = [...amounts.keys()].filter((day) => isDone(habit, day)).sort();
  const counted = unitsOf(habit, calendar).filter(({ isMet, isOpen }) => isMet || !isOpen);
  const runs: PlainUnit[][] = [[]];
  for (const unit of counted) {
    if (unit.isMet) runs.at(-1)?.push(unit);
    else runs.push([]);
  }
  const lengths = runs.map((run) =>
    run.length === 0 ? 0 : lengthOf(habit, run, present, calendar),
  );
  const met = counted.filter(({ isMet }) => isMet).length;
  const closed = counted.filter(({ isOpen }) => !isOpen);
  const metOpen = counted.length - closed.length;
  const recent = counted.filter(
    ({ days, isOpen }) => isOpen || (days.at(-1) ?? '') > addDays(today, -28),
  );
  const kept = recent.filter(({ isMet }) => isMet).length;
  const bothMissed = closed.length > 1 && closed.slice(-2).every(({ isMet }) => !isMet);
  const week = spanOf('week', today, calendar);
  const newest = done.at(-1) ?? null;
  return {
    frequency: present.frequency,
    frequencyDays: present.frequencyDays ?? null,
    frequencyCount: present.frequencyCount ?? null,
    target: aim.target,
    direction: aim.direction,
    targetPer: aim.targetPer ?? 'day',
    quiet: aim.quiet ?? false,
    skill: null,
    countsAs: null,
    streakUnit: kindOf(present),
    currentStreak: lengths.at(-1),
    longestStreak: Math.max(...lengths),
    completionRate: Math.min(wholePercent(met, counted.length), met < counted.length ? 99 : 100),
    totalCompletions: done.length,
    progressTowardsTarget: Math.min(100, wholePercent(done.length, targetDays)),
    thisWeekCompletions: done.filter((day) => week.includes(day)).length,
    thisMonthCompletions: done.filter((day) => day.startsWith(today.slice(0, 8))).length,
    lastCompletionDate: newest,
    daysSinceLastCompletion: newest === null ? null : Math.max(0, daysBetween(newest, today)),
    startDate: startOf(habit),
    isScheduledToday: isOn(present, today) && !isOff(habit, today),
    isMetToday: metByList(habit, today, calendar),
    isOnTrack:
      closed.length === 0 ||
      ((recent.length === 0 || kept / recent.length >= 0.75) && (metOpen > 0 || !bothMissed)),
    /** For the sentence about the last 28 days. */
    kept: `You kept ${kept} of the last ${recent.length} `,
    strength: strengthByList(counted),
    ...dueByList(habit, calendar, lengths.at(-1) ?? 0),
    restForecast: forecastByList(habit, calendar),
  };
}

/** How many days there are from one unit to the next, and how many of these days are needed. */
function rateOf({ frequency, frequencyDays = [], frequencyCount = 1 }: Schedule) {
  switch (frequency) {
    case 'weekdays':
      return { d: 7 / 5, wanted: 1 };
    case 'weekends':
      return { d: 7 / 2, wanted: 1 };
    case 'days':
      return { d: 7 / frequencyDays.length, wanted: 1 };
    case 'every-n-days':
      return { d: frequencyCount, wanted: 1 };
    case 'per-month':
      return { d: 30.44, wanted: frequencyCount };
    case 'daily':
      return { d: 1, wanted: 1 };
    default:
      return { d: 7, wanted: frequencyCount };
  }
}

function strengthByList(counted: readonly PlainUnit[]): number {
  let s = 0;
  for (const { schedule, share, isMet } of counted) {
    const { d, wanted } = rateOf(schedule);
    const m = 0.5 ** ((Math.sqrt(wanted / d) * d) / 13);
    s = s * m + (isMet ? 1 : share) * (1 - m);
  }
  return Math.round(100 * s);
}

function dueByList(habit: Plain, calendar: Calendar, currentStreak: number) {
  const { today } = calendar;
  const schedule = scheduleOf(habit, today);
  const isLong = currentStreak >= 3;
  if (isQuiet(habit, today, calendar)) return { due: 'off', atRisk: false };
  if (isOff(habit, today)) return { due: 'excused', atRisk: false };
  if (!isOn(schedule, today)) return { due: 'off', atRisk: false };
  const total = totalOf(habit, today, calendar);
  if (total) return dueOfTotal(habit, total, today, isLong);
  if (metByList(habit, today, calendar)) return { due: 'done', atRisk: false };
  const kind = kindOf(schedule);
  if (kind === 'day') return { due: 'now', atRisk: isLong };
  const { own, done, needed, isCut } = countedOf(habit, kind, today, calendar);
  if (done >= needed) return { due: 'now', atRisk: false };
  const later = own.filter(
    (day) => day > today && !isOff(habit, day) && !isDone(habit, day),
  ).length;
  if (needed - done <= later) return { due: 'later', atRisk: false };
  return { due: 'now', atRisk: needed - done <= later + 1 && !isCut && isLong };
}

function dueOfTotal(habit: Plain, total: PlainTotal, today: Day, isLong: boolean) {
  const { aim, free, isCut, isReached, hasRecord } = total;
  const isLast = free.at(-1) === today;
  if (aim.direction === 'at-least') {
    if (isReached) return { due: 'done', atRisk: false };
    return isLast ? { due: 'now', atRisk: isLong && !isCut } : { due: 'later', atRisk: false };
  }
  if (habit.amounts.has(today)) return { due: 'done', atRisk: false };
  return { due: 'now', atRisk: isLong && isLast && !hasRecord && !isCut };
}

const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const nameOf = (kind: 'week' | 'month', day: Day): string =>
  kind === 'week'
    ? (weekdayNames[dayOfWeek(day)] ?? '')
    : `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]}`;

const written = (amount: number): string => (amount / 100).toLocaleString('en');

/** The sentence about the rest of a total. Undefined for a week or month that counts completed days. */
function forecastByList(habit: Plain, calendar: Calendar): string | null | undefined {
  const { today } = calendar;
  const total = totalOf(habit, today, calendar);
  if (!total) return kindOf(scheduleOf(habit, today)) === 'day' ? null : undefined;
  const { kind, aim, free, sum, wanted, isReached, isAbove } = total;
  const last = free.at(-1);
  if (last === undefined || last < today || isReached || isAbove) return null;
  if (isOff(habit, today) && !isQuiet(habit, today, calendar)) return null;
  const [until, more] = aim.direction === 'at-least' ? ['by', 'more'] : ['until', 'left'];
  const rest = last === today ? 'today' : `${until} ${nameOf(kind, last)}`;
  return `${written(sum)} of ${written(wanted)} minutes; ${written(wanted - sum)} ${more} ${rest}`;
}

/** Whether the day, or its week or month, is met. */
function metByList(habit: Plain, day: Day, calendar: Calendar): boolean {
  const total = totalOf(habit, day, calendar);
  if (total?.aim.direction === 'at-least') {
    return total.isReached || (isDone(habit, day) && total.free.at(-1) !== day);
  }
  if (total) return habit.amounts.has(day) && !habit.skipped.has(day) && !total.isAbove;
  if (isDone(habit, day)) return true;
  const kind = kindOf(scheduleOf(habit, day));
  if (kind === 'day') return false;
  const { done, needed } = countedOf(habit, kind, day, calendar);
  return needed > 0 && done >= needed;
}

const askedByList = (habit: Plain, day: Day, { today }: Calendar): boolean =>
  (day === today || (day < today && day >= startOf(habit))) &&
  isOn(scheduleOf(habit, day), day) &&
  !isOff(habit, day);

const knownOn = (habit: Plain, day: Day): Plain => ({
  ...habit,
  schedules: habit.schedules.filter(({ from }, place) => place === 0 || from <= day),
  targets: habit.targets.filter(({ from }, place) => place === 0 || from <= day),
  amounts: new Map([...habit.amounts].filter(([one]) => one <= day)),
  skipped: new Set([...habit.skipped].filter((one) => one <= day)),
  pauses: habit.pauses.filter(({ from }) => from <= day),
});

/** The fraction of a day for this habit alone. Each number is 0 or 1. */
function fractionByList(given: Plain, day: Day, calendar: Calendar) {
  const habit = day < calendar.today ? knownOn(given, day) : given;
  const fraction = (isAsked: boolean, isDoneOn: boolean) => ({
    asked: isAsked ? 1 : 0,
    done: isAsked && isDoneOn ? 1 : 0,
  });
  if (isQuiet(habit, day, calendar)) return fraction(false, false);
  const isAsked = askedByList(habit, day, calendar);
  const isDoneOn = isDone(habit, day);
  const total = totalOf(habit, day, calendar);
  if (total?.aim.direction === 'at-least') {
    const { free, isReached } = total;
    const isLast = free.at(-1) === day;
    const isKept = isDoneOn && (isReached || !isLast);
    return fraction(isKept || (isAsked && isLast && !isReached), isKept);
  }
  if (total) {
    const isKept = habit.amounts.has(day) && !habit.skipped.has(day) && !total.isAbove;
    return fraction(isAsked || isKept, isKept);
  }
  return fraction(isDoneOn || (isAsked && isNeeded(habit, day, calendar)), isDoneOn);
}

/** Whether the days after a day can't meet its week or month. */
function isNeeded(habit: Plain, day: Day, calendar: Calendar): boolean {
  const kind = kindOf(scheduleOf(habit, day));
  if (kind === 'day') return true;
  const { own, done, needed } = countedOf(habit, kind, day, calendar);
  const later = own.filter((one) => one > day && !isOff(habit, one) && !isDone(habit, one)).length;
  return needed - done > later;
}

const TODAY_FROM = epochDay('2023-12-20');
const MAX_AGE = 400;

const ago = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.integer({ min: 0, max: MAX_AGE }));
/** A number of days ago, or a negative number for a day up to 40 days after today. */
const planned = fc.oneof(ago, fc.integer({ min: -40, max: -1 }));

const ruleInDays = fc.oneof(
  fc.record({ frequency: fc.constantFrom('daily', 'daily', 'weekdays', 'weekends') }),
  fc.record({
    frequency: fc.constant('days'),
    frequencyDays: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
  }),
  fc.record({
    frequency: fc.constant('every-n-days'),
    frequencyCount: fc.integer({ min: 2, max: 40 }),
  }),
) as fc.Arbitrary<Omit<Schedule, 'from'>>;

const ruleOfPeriods = fc.oneof(
  fc.record({ frequency: fc.constant('weekly') }),
  fc.record({ frequency: fc.constant('per-week'), frequencyCount: fc.integer({ min: 1, max: 7 }) }),
  fc.record({
    frequency: fc.constant('per-month'),
    frequencyCount: fc.integer({ min: 1, max: 31 }),
  }),
) as fc.Arbitrary<Omit<Schedule, 'from'>>;

const target = fc
  .oneof(fc.constantFrom(0, 1, 50, 200, 1000, 12_000), fc.nat(300), fc.nat(20_000))
  .map((n) => n / 100);

const aim = fc.record({
  target,
  direction: fc.constantFrom('at-least', 'at-most'),
  quiet: fc.boolean(),
});

/** A change of the schedule and the target, which start on the same day, or of the target alone. */
const change = fc.record({
  ago: planned,
  aim,
  /** Null leaves the schedule, and whether the target is for a total. */
  rule: fc.oneof(
    fc.record({ per: fc.constantFrom('week', 'month', 'week', 'month') }),
    fc.record({ per: fc.constant('day'), rule: fc.oneof(ruleInDays, ruleInDays, ruleOfPeriods) }),
    fc.constant(null),
  ),
});

/**
 * An amount, in hundredths or as a part of the day's target. Examples: seven days with a seventh of the target reach a
 * week's total. Two days with one hundredth more than half of the target exceed a limit.
 */
const amount = fc.oneof(
  fc.record({
    part: fc.nat(7),
    of: fc.constantFrom(1, 2, 3, 4, 7, 28, 30, 31),
    more: fc.constantFrom(-1, 0, 0, 0, 1),
  }),
  fc.constantFrom(0, 0, 1, 100).map((more) => ({ part: 0, of: 1, more })),
  fc.nat(20_000).map((more) => ({ part: 0, of: 1, more })),
);

const stretch = {
  ago,
  length: fc.oneof(
    fc.constant(1),
    fc.integer({ min: 1, max: 10 }),
    fc.integer({ min: 1, max: 90 }),
  ),
};

const ranges = fc.array(
  fc.record({ ago: fc.integer({ min: -40, max: MAX_AGE }), days: fc.option(fc.nat(40)) }),
  { maxLength: 2 },
);

/** Histories of up to a year, from sparse to full. Some contain days after today. */
const habits = fc.record({
  targetDays: fc.integer({ min: 1, max: 400 }),
  weekStartsOn: fc.constantFrom(...weekStarts),
  today: fc.integer({ min: TODAY_FROM, max: TODAY_FROM + 1000 }).map(fromEpochDay),
  createdAgo: ago,
  changes: fc.array(change, { minLength: 1, maxLength: 6 }),
  amounts: fc.array(
    fc.record({
      ...stretch,
      step: fc.constantFrom(1, 1, 1, 2, 3, 7),
      values: fc.array(amount, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 8 },
  ),
  skipped: fc.array(fc.record({ ...stretch, step: fc.constantFrom(1, 2, 5) }), { maxLength: 3 }),
  pauses: ranges,
  /** Ranges of days on which the person is away, and how many days ago the person was last seen. */
  away: ranges,
  seenAgo: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
  hasAllAmounts: fc.boolean(),
});

type Drawn = typeof habits extends fc.Arbitrary<infer Habit> ? Habit : never;

const inDays = (rule: Omit<Schedule, 'from'>) => kindOf({ from: '', ...rule }) === 'day';

/** The schedules and targets. Two entries that follow each other are never equal. */
function changesOf({ today, changes }: Pick<Drawn, 'today' | 'changes'>) {
  const schedules: Schedule[] = [];
  const targets: Target[] = [];
  let rule: Omit<Schedule, 'from'> = { frequency: 'daily' };
  let per: Target['targetPer'] = 'day';
  const byDay = new Map(changes.map((one) => [addDays(today, -one.ago), one] as const));
  for (const [from, one] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (one.rule) {
      per = one.rule.per as Target['targetPer'];
      if (per === 'week') rule = { frequency: 'weekly' };
      else if (per === 'month') rule = { frequency: 'per-month', frequencyCount: 1 };
      else if ('rule' in one.rule) ({ rule } = one.rule);
    }
    const { direction } = one.aim;
    const isLimit = direction === 'at-most';
    const next: Omit<Target, 'from'> = {
      target: isLimit ? one.aim.target : Math.max(0.01, one.aim.target),
      direction: isLimit ? 'at-most' : 'at-least',
      ...(per !== 'day' && { targetPer: per }),
      ...(isLimit && one.aim.quiet && (per !== 'day' || inDays(rule)) && { quiet: true }),
    };
    if (isChange(schedules, rule)) schedules.push({ from, ...rule });
    if (isChange(targets, next)) targets.push({ from, ...next });
  }
  return { schedules, targets };
}

const isChange = (list: readonly { readonly from: Day }[], next: object): boolean => {
  const last = list.at(-1);
  return JSON.stringify({ ...last, from: '' }) !== JSON.stringify({ from: '', ...next });
};

/** The days in a drawn range, up to two days after today. */
function daysOf(
  today: Day,
  { ago: first, length, step }: { ago: number; length: number; step: number },
) {
  const days: Day[] = [];
  for (let i = 0; i < length && first - i * step >= -2; i++) {
    days.push(addDays(today, i * step - first));
  }
  return days;
}

const rangesOf = (today: Day, drawn: Drawn['pauses']): Pause[] =>
  drawn.map((one) => {
    const from = addDays(today, -one.ago);
    return one.days === null ? { from } : { from, to: addDays(from, one.days) };
  });

function plainOf(drawn: Drawn): Plain {
  const { today, createdAgo, targetDays } = drawn;
  const { schedules, targets } = changesOf(drawn);
  const amounts = new Map<Day, number>();
  for (const { values, ...range } of drawn.amounts) {
    daysOf(today, range).forEach((day, place) => {
      const { part, of, more } = values[place % values.length] ?? { part: 0, of: 1, more: 0 };
      const whole = hundredths(inForce(targets, day).target);
      amounts.set(day, Math.max(0, halfUp(whole * part, of) + more));
    });
  }
  const seen = addDays(today, -drawn.seenAgo);
  return {
    schedules,
    targets,
    createdDay: addDays(today, -createdAgo),
    targetDays,
    amounts,
    skipped: new Set(drawn.skipped.flatMap((one) => daysOf(today, one))),
    pauses: rangesOf(today, drawn.pauses),
    away: [
      ...rangesOf(today, drawn.away)
        .map(({ from, to = seen }) => ({ from, to: to < seen ? to : addDays(seen, -1) }))
        .filter(({ from, to }) => from <= to),
      { from: addDays(seen, 1) },
    ],
  };
}

function factsOf(plain: Plain, hasAllAmounts: boolean): HabitFacts {
  const { schedules, targets, createdDay, targetDays, pauses, away } = plain;
  const amounts = new Map([...plain.amounts].map(([day, n]) => [day, n / 100] as const));
  const records = completedBy(
    { completed: NO_DAYS, skipped: daySetOf(plain.skipped), recorded: NO_DAYS },
    amounts,
    targets,
    ['1970-01-01', '9999-12-31'],
  );
  return {
    ...records,
    schedules,
    targets,
    createdDay,
    targetDays,
    pauses,
    away,
    unit: 'minutes',
    archivedOn: null,
    ...((hasAllAmounts || targets.some(isTotal)) && { allAmounts: allAmountsOf(amounts) }),
  };
}

function agrees(drawn: Drawn): void {
  const { today, weekStartsOn } = drawn;
  const calendar = { today, weekStartsOn };
  const plain = plainOf(drawn);
  const facts = factsOf(plain, drawn.hasAllAmounts);
  const isDoneByList = [...plain.amounts.keys()].filter((day) => isDone(plain, day));
  expect(facts.completed).toEqual(daySetOf(isDoneByList.sort()));
  const { trackReason, strengthReason, reasons: _, ...numbers } = deriveHabit(facts, calendar);
  const { kept, ...expected } = derivedByList(plain, calendar);
  const restForecast =
    expected.restForecast === undefined ? numbers.restForecast : expected.restForecast;
  expect(numbers).toEqual({ ...expected, restForecast });
  expect(`${trackReason} ${strengthReason} ${restForecast}`).not.toMatch(/NaN|undefined/);
  if (/^You kept \d+ of/.test(trackReason)) expect(trackReason).toContain(kept);
  for (const day of every(addDays(today, -40), addDays(today, 2))) {
    const fraction = dayFraction([facts], day, calendar);
    expect({ day, ...fraction }).toEqual({ day, ...fractionByList(plain, day, calendar) });
    const isAsked = askedByList(plain, day, calendar) && !isQuiet(plain, day, calendar);
    expect({ day, isDue: isDueOn(facts, day, calendar) }).toEqual({ day, isDue: isAsked });
  }
}

test('totals and limits agree with their rules over plain lists', () => {
  fc.assert(fc.property(habits, agrees), { numRuns: 200 });
});

test('totals and limits agree with their rules in many more histories @exhaustive', () => {
  fc.assert(fc.property(habits, agrees), { numRuns: 10_000 });
}, 300_000);
