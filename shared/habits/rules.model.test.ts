import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySetOf } from '../core/daySet.ts';
import {
  addDays,
  type Calendar,
  type Day,
  dayOfWeek,
  epochDay,
  fromEpochDay,
  weekStarts,
} from '../core/days.ts';
import type { Frequency } from './model.ts';
import { deriveHabit } from './rules.ts';

/**
 * A second, slow implementation of the habit rules over plain lists: the units of a habit are a
 * string, x for met and - for missed, and the stats are computed from that string.
 */
const WEEKDAYS: Record<Exclude<Frequency, 'weekly'>, number[]> = {
  daily: [0, 1, 2, 3, 4, 5, 6],
  weekdays: [1, 2, 3, 4, 5],
  weekends: [6, 0],
};

function every(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The scheduled units as lists of days: every day is a list of one, every week a list of seven. */
function unitsByList(frequency: Frequency, start: Day, end: Day, weekStartsOn: number): Day[][] {
  if (frequency !== 'weekly') {
    return every(start, end)
      .filter((day) => WEEKDAYS[frequency].includes(dayOfWeek(day)))
      .map((day) => [day]);
  }
  const firsts = every(addDays(start, -6), end).filter((day) => dayOfWeek(day) === weekStartsOn);
  return firsts.map((first) => every(first, addDays(first, 6)));
}

const wholePercent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.floor((200 * part + whole) / (2 * whole));

function derivedByList(
  frequency: Frequency,
  targetDays: number,
  createdDay: Day,
  done: readonly Day[],
  { today, weekStartsOn }: Calendar,
) {
  const start = [createdDay, ...done].sort()[0] ?? createdDay;
  const end = [today, ...done].sort().at(-1) ?? today;
  const marks = unitsByList(frequency, start, end, weekStartsOn).map((days) => {
    const last = days.at(-1) ?? '';
    const isMet = days.some((day) => done.includes(day));
    const isOpen = last >= today;
    return { last, isOpen, mark: isMet ? 'x' : isOpen ? '' : '-' };
  });
  const word = marks.map(({ mark }) => mark).join('');
  const runs = word.split('-').map((run) => run.length);
  const recent = marks
    .filter(({ last }) => last > addDays(today, -28))
    .map(({ mark }) => mark)
    .join('');
  const closedWord = marks.map(({ isOpen, mark }) => (isOpen ? '' : mark)).join('');
  const metOpen = marks.some(({ isOpen, mark }) => isOpen && mark === 'x');
  const kept = recent.replaceAll('-', '').length;
  const week = unitsByList('weekly', today, today, weekStartsOn).at(-1) ?? [];
  const newest = [...done].sort().at(-1) ?? null;
  return {
    streakUnit: frequency === 'weekly' ? 'week' : 'day',
    currentStreak: runs.at(-1),
    longestStreak: Math.max(...runs),
    completionRate: wholePercent(word.replaceAll('-', '').length, word.length),
    totalCompletions: done.length,
    progressTowardsTarget: Math.min(100, wholePercent(done.length, targetDays)),
    thisWeekCompletions: done.filter((day) => week.includes(day)).length,
    thisMonthCompletions: done.filter((day) => day.startsWith(today.slice(0, 8))).length,
    lastCompletionDate: newest,
    daysSinceLastCompletion:
      newest === null ? null : newest > today ? 0 : every(newest, today).length - 1,
    startDate: start,
    isScheduledToday: frequency === 'weekly' || WEEKDAYS[frequency].includes(dayOfWeek(today)),
    isMetToday: done.some((day) => (frequency === 'weekly' ? week.includes(day) : day === today)),
    isOnTrack:
      closedWord === '' ||
      (kept / recent.length >= 0.75 && (metOpen || !closedWord.endsWith('--'))),
  };
}

const TODAY_FROM = epochDay('2023-12-20');
const MAX_AGE = 1200;

/** Histories of up to three years and a little; from sparse to full, some with days after today. */
const habits = fc.record({
  frequency: fc.constantFrom<Frequency>('daily', 'weekdays', 'weekends', 'weekly'),
  targetDays: fc.integer({ min: 1, max: 400 }),
  weekStartsOn: fc.constantFrom(...weekStarts),
  today: fc.integer({ min: TODAY_FROM, max: TODAY_FROM + 1000 }).map(fromEpochDay),
  createdAgo: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.integer({ min: 0, max: MAX_AGE })),
  stretches: fc.array(
    fc.record({
      ago: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.integer({ min: 0, max: MAX_AGE })),
      length: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 120 })),
      step: fc.constantFrom(1, 1, 1, 2, 3, 7),
    }),
    { maxLength: 8 },
  ),
});

type Drawn = typeof habits extends fc.Arbitrary<infer Habit> ? Habit : never;

/** The completed days that stretches of days before today make. */
function daysOf({ today, stretches }: Pick<Drawn, 'today' | 'stretches'>): Set<Day> {
  const done = new Set<Day>();
  for (const { ago, length, step } of stretches) {
    for (let i = 0; i < length && ago - i * step >= -2; i++) {
      done.add(addDays(today, i * step - ago));
    }
  }
  return done;
}

test('agrees with the rules over plain lists', () => {
  fc.assert(
    fc.property(habits, ({ frequency, targetDays, today, weekStartsOn, createdAgo, stretches }) => {
      const calendar = { today, weekStartsOn };
      const done = daysOf({ today, stretches });
      const createdDay = addDays(today, -createdAgo);
      const derived = deriveHabit(
        { frequency, targetDays, createdDay, completed: daySetOf(done) },
        calendar,
      );
      const { trackReason, ...numbers } = derived;
      expect(numbers).toEqual(
        derivedByList(frequency, targetDays, createdDay, [...done], calendar),
      );
      expect(numbers.longestStreak).toBeGreaterThanOrEqual(numbers.currentStreak);
      expect(trackReason).toMatch(/^[A-Z][^.]*\.$/);
      expect(trackReason).not.toMatch(/\b1 of the last 1\b|\b1 (days|weeks)|NaN|undefined/);
    }),
    { numRuns: 300 },
  );
});
