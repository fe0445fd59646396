import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySetOf } from '../days/daySet.ts';
import {
  addDays,
  type Calendar,
  type Day,
  dayOfWeek,
  daysBetween,
  epochDay,
  fromEpochDay,
  weekStarts,
} from '../days/days.ts';
import type { Pause } from '../pauses/pauses.ts';
import type { Schedule } from './model.ts';
import { deriveHabit, type HabitFacts, isDueOn, isMetOn } from './rules.ts';

/**
 * A second, slow implementation of the habit rules, with plain lists of days. Every unit is a list of its days. For
 * each day, it finds the schedule and the week again, and whether the day is excused.
 */
interface Plain {
  readonly schedules: readonly Schedule[];
  readonly createdDay: Day;
  readonly targetDays: number;
  readonly done: readonly Day[];
  readonly skipped: readonly Day[];
  readonly pauses: readonly Pause[];
  readonly endsOn: Day | null;
}

interface PlainUnit {
  readonly days: readonly Day[];
  readonly kind: 'day' | 'week' | 'month';
  readonly schedule: Schedule;
  readonly isMet: boolean;
  /** The share of the needed days that were done, 0 to 1. */
  readonly share: number;
  readonly isOpen: boolean;
}

function every(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const startOf = ({ createdDay, done }: Plain): Day => [createdDay, ...done].sort()[0] ?? createdDay;

const kindOf = ({ frequency }: Schedule) => {
  if (frequency === 'per-month') return 'month';
  return frequency === 'weekly' || frequency === 'per-week' ? 'week' : 'day';
};

const scheduleOf = (habit: Plain, day: Day): Schedule =>
  habit.schedules.findLast(({ from }, place) => place === 0 || from <= day) as Schedule;

const isOff = ({ skipped, pauses }: Plain, day: Day): boolean =>
  skipped.includes(day) || pauses.some(({ from, to = '9999-12-31' }) => from <= day && day <= to);

const isOver = ({ endsOn }: Plain, day: Day): boolean => endsOn !== null && day > endsOn;

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

function spanOf(kind: 'week' | 'month', day: Day, weekStartsOn: number): Day[] {
  if (kind === 'month') {
    return every(addDays(day, -31), addDays(day, 31)).filter(
      (one) => one.slice(0, 7) === day.slice(0, 7),
    );
  }
  const first = every(addDays(day, -6), day).find((one) => dayOfWeek(one) === weekStartsOn) ?? day;
  return every(first, addDays(first, 6));
}

/** The unit of a day. Undefined if no counting unit contains the day. */
function unitOf(habit: Plain, day: Day, { today, weekStartsOn }: Calendar): PlainUnit | undefined {
  const schedule = scheduleOf(habit, day);
  const kind = kindOf(schedule);
  if (kind === 'day') {
    if (!isOn(schedule, day) || isOff(habit, day) || isOver(habit, day)) return undefined;
    const isMet = habit.done.includes(day);
    const share = isMet ? 1 : 0;
    return { days: [day], kind, schedule, isMet, share, isOpen: day >= today };
  }
  const start = startOf(habit);
  const lived = spanOf(kind, day, weekStartsOn).filter((one) => one >= start);
  const own = lived.filter((one) => scheduleOf(habit, one) === schedule && !isOver(habit, one));
  const left = lived.filter((one) => !isOff(habit, one));
  if (left.length === 0) return undefined;
  const done = own.filter((one) => habit.done.includes(one) && !isOff(habit, one));
  const share = Math.min(1, done.length / Math.min(schedule.frequencyCount ?? 1, left.length));
  const isMet = share === 1;
  const isCut = own.length < lived.length;
  if (isCut && !isMet) return undefined;
  return { days: own, kind, schedule, isMet, share, isOpen: (own.at(-1) ?? day) >= today };
}

function unitsOf(habit: Plain, calendar: Calendar): PlainUnit[] {
  const end = [startOf(habit), calendar.today, ...habit.done].sort().at(-1) ?? '';
  const units = new Map<Day | undefined, PlainUnit>();
  for (const day of every(startOf(habit), end)) {
    const unit = unitOf(habit, day, calendar);
    if (unit && !units.has(unit.days[0])) units.set(unit.days[0], unit);
  }
  return [...units.values()];
}

const wholePercent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.floor((200 * part + whole) / (2 * whole));

/** The length of a run of met units, in units of the current schedule. */
function lengthOf(habit: Plain, run: readonly PlainUnit[], present: Schedule): number {
  if (run.every(({ kind }) => kind === kindOf(present))) return run.length;
  const days = every(run[0]?.days[0] ?? '', run.at(-1)?.days.at(-1) ?? '');
  const counted = days.filter((day) => !isOff(habit, day)).length;
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
  const { done, targetDays } = habit;
  const { today, weekStartsOn } = calendar;
  const present = scheduleOf(habit, today);
  const counted = unitsOf(habit, calendar).filter(({ isMet, isOpen }) => isMet || !isOpen);
  const runs: PlainUnit[][] = [[]];
  for (const unit of counted) {
    if (unit.isMet) runs.at(-1)?.push(unit);
    else runs.push([]);
  }
  const lengths = runs.map((run) => (run.length === 0 ? 0 : lengthOf(habit, run, present)));
  const met = counted.filter(({ isMet }) => isMet).length;
  const closed = counted.filter(({ isOpen }) => !isOpen);
  const metOpen = counted.length - closed.length;
  const recent = counted.filter(
    ({ days, isOpen }) => isOpen || (days.at(-1) ?? '') > addDays(today, -28),
  );
  const kept = recent.filter(({ isMet }) => isMet).length;
  const bothMissed = closed.length > 1 && closed.slice(-2).every(({ isMet }) => !isMet);
  const week = spanOf('week', today, weekStartsOn);
  const newest = [...done].sort().at(-1) ?? null;
  const off = isOff(habit, today) || isOver(habit, today);
  return {
    frequency: present.frequency,
    frequencyDays: present.frequencyDays ?? null,
    frequencyCount: present.frequencyCount ?? null,
    target: null,
    direction: null,
    targetPer: null,
    quiet: false,
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
    daysSinceLastCompletion:
      newest === null ? null : newest > today ? 0 : every(newest, today).length - 1,
    startDate: startOf(habit),
    isScheduledToday: isOn(present, today) && !off,
    isMetToday: metByList(habit, today, calendar),
    isOnTrack:
      closed.length === 0 ||
      ((recent.length === 0 || kept / recent.length >= 0.75) && (metOpen > 0 || !bothMissed)),
    strength: strengthByList(counted),
    ...dueByList(habit, calendar, lengths.at(-1) ?? 0),
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
  for (const { schedule, share } of counted) {
    const { d, wanted } = rateOf(schedule);
    const m = 0.5 ** ((Math.sqrt(wanted / d) * d) / 13);
    s = s * m + share * (1 - m);
  }
  return Math.round(100 * s);
}

/**
 * Whether the habit is due today. Checks whether doing all later days would meet the week or month, first without
 * today, then with it.
 */
function dueByList(habit: Plain, calendar: Calendar, currentStreak: number) {
  const { today } = calendar;
  const schedule = scheduleOf(habit, today);
  if (isOff(habit, today) || isOver(habit, today)) return { due: 'excused', atRisk: false };
  if (!isOn(schedule, today)) return { due: 'off', atRisk: false };
  if (metByList(habit, today, calendar)) return { due: 'done', atRisk: false };
  const kind = kindOf(schedule);
  if (kind === 'day') return { due: 'now', atRisk: currentStreak >= 3 };
  const span = spanOf(kind, today, calendar.weekStartsOn);
  if (span.every((day) => day < startOf(habit))) return { due: 'now', atRisk: false };
  // A completed day before the start would move the start.
  const ahead = span.filter((day) => day > today && day >= startOf(habit));
  const meets = (more: readonly Day[]) =>
    unitOf({ ...habit, done: [...new Set([...habit.done, ...more])] }, today, calendar)?.isMet;
  if (meets(ahead)) return { due: 'later', atRisk: false };
  const isLost = !meets([today, ...ahead]);
  const isCut = unitOf(habit, today, calendar) === undefined;
  return { due: 'now', atRisk: !isLost && !isCut && currentStreak >= 3 };
}

const metByList = (habit: Plain, day: Day, calendar: Calendar): boolean =>
  habit.done.includes(day) ||
  (kindOf(scheduleOf(habit, day)) !== 'day' && unitOf(habit, day, calendar)?.isMet === true);

const askedByList = (habit: Plain, day: Day, { today }: Calendar): boolean =>
  (day === today || (day < today && day >= startOf(habit))) &&
  isOn(scheduleOf(habit, day), day) &&
  !isOff(habit, day) &&
  !isOver(habit, day);

const TODAY_FROM = epochDay('2023-12-20');
const MAX_AGE = 900;

const ago = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.integer({ min: 0, max: MAX_AGE }));

/** Days after today, as a negative number of days ago. They are in today's week or month, or in a later one. */
const ahead = fc.integer({ min: -40, max: -1 });

const rule = fc.oneof(
  fc.record({ frequency: fc.constantFrom('daily', 'weekdays', 'weekends', 'weekly') }),
  fc.record({
    frequency: fc.constant('days'),
    frequencyDays: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
  }),
  fc.record({ frequency: fc.constant('per-week'), frequencyCount: fc.integer({ min: 1, max: 7 }) }),
  fc.record({
    frequency: fc.constant('per-month'),
    frequencyCount: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({
    frequency: fc.constant('every-n-days'),
    frequencyCount: fc.integer({ min: 2, max: 40 }),
  }),
) as fc.Arbitrary<Omit<Schedule, 'from'>>;

const stretches = (step: fc.Arbitrary<number>, maxLength: number) =>
  fc.array(
    fc.record({ ago, length: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 120 })), step }),
    { maxLength },
  );

/** Histories of up to two and a half years, from sparse to full. Some contain days after today. */
const habits = fc.record({
  targetDays: fc.integer({ min: 1, max: 400 }),
  weekStartsOn: fc.constantFrom(...weekStarts),
  today: fc.integer({ min: TODAY_FROM, max: TODAY_FROM + 1000 }).map(fromEpochDay),
  createdAgo: ago,
  rules: fc.array(fc.record({ rule, ago: fc.oneof(ago, ahead) }), { minLength: 1, maxLength: 5 }),
  done: stretches(fc.constantFrom(1, 1, 1, 2, 3, 7), 8),
  skipped: stretches(fc.constantFrom(1, 2, 5), 3),
  pauses: fc.array(
    fc.record({ ago: fc.integer({ min: -40, max: MAX_AGE }), days: fc.option(fc.nat(60)) }),
    { maxLength: 2 },
  ),
  endsAgo: fc.option(fc.oneof(ahead, ago)),
});

type Drawn = typeof habits extends fc.Arbitrary<infer Habit> ? Habit : never;

/** The days in drawn ranges, up to two days after today. */
function daysOf(today: Day, drawn: Drawn['done']): Day[] {
  const days = new Set<Day>();
  for (const { ago, length, step } of drawn) {
    for (let i = 0; i < length && ago - i * step >= -2; i++) {
      days.add(addDays(today, i * step - ago));
    }
  }
  return [...days];
}

/** Schedules sorted by day. Each begins on a different day, and some are planned. */
function schedulesOf({ today, rules }: Pick<Drawn, 'today' | 'rules'>): Schedule[] {
  const byDay = new Map(rules.map((one) => [addDays(today, -one.ago), one.rule] as const));
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([from, one]) => ({ from, ...one }));
}

test('agrees with the rules over plain lists @exhaustive', () => {
  fc.assert(
    fc.property(habits, (drawn) => {
      const { targetDays, today, weekStartsOn, createdAgo, pauses } = drawn;
      const calendar = { today, weekStartsOn };
      const endsOn = drawn.endsAgo === null ? null : addDays(today, -drawn.endsAgo);
      // Figures are derived from the records up to the end.
      const done = daysOf(today, drawn.done).filter((day) => endsOn === null || day <= endsOn);
      const plain: Plain = {
        schedules: schedulesOf(drawn),
        createdDay: addDays(today, -createdAgo),
        targetDays,
        endsOn,
        done,
        skipped: daysOf(today, drawn.skipped).filter((day) => !done.includes(day)),
        pauses: pauses.map(({ ago, days }) => {
          const from = addDays(today, -ago);
          return days === null ? { from } : { from, to: addDays(from, days) };
        }),
      };
      const facts: HabitFacts = {
        ...plain,
        completed: daySetOf(done),
        skipped: daySetOf(plain.skipped),
      };
      const {
        trackReason,
        strengthReason,
        restForecast,
        reasons: _,
        ...numbers
      } = deriveHabit(facts, calendar);
      expect(numbers).toEqual(derivedByList(plain, calendar));
      expect(numbers.longestStreak).toBeGreaterThanOrEqual(numbers.currentStreak);
      expect(trackReason).toMatch(/^[A-Z][^.]*\.$/);
      expect(trackReason).not.toMatch(/\b1 of the last 1\b|\b1 (days|weeks)|NaN|undefined/);
      expect(strengthReason).toMatch(/^[A-Z].*\.$/);
      expect(`${strengthReason} ${restForecast}`).not.toMatch(/NaN|undefined|\b(0|-\d+) more/);
      for (const day of every(addDays(today, -40), addDays(today, 1))) {
        expect(isDueOn(facts, day, calendar)).toBe(askedByList(plain, day, calendar));
        if (day >= startOf(plain)) {
          expect(isMetOn(facts, day, calendar)).toBe(metByList(plain, day, calendar));
        }
      }
    }),
    { numRuns: 300 },
  );
}, 120_000);
