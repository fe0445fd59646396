import { describe, expect, test } from 'vitest';
import { habitAnalytics } from '../analytics/rules.ts';
import { daySetOf, packDays } from '../days/daySet.ts';
import { type Calendar, type Day, lastDays } from '../days/days.ts';
import type { Pause } from '../pauses/pauses.ts';
import { nextLook } from '../reminders/due.ts';
import { isOpen } from '../reminders/open.ts';
import { failingHabits, habitsInWeek } from '../reviews/habitWeeks.ts';
import { allAmountsOf, packAmounts } from './allAmounts.ts';
import { endOrArchive } from './daysOff.ts';
import { dayFraction } from './due/dayFraction.ts';
import { dueOf } from './due/due.ts';
import { archivedDay, endProblem, lastEnd } from './ends.ts';
import type { Frequency, Habit } from './model.ts';
import { deriveHabit, habitFactsOf, habitOn, keptUnitsOf } from './rules.ts';

/** The end in these tests is Thursday 24 December 2026, and weeks start on Monday. */
const end = '2026-12-24';
const dec = (day: number): Day => `2026-12-${String(day).padStart(2, '0')}`;
const on = (today: Day): Calendar => ({ today, weekStartsOn: 1 });

type Facts = {
  readonly createdDay?: Day;
  readonly frequency?: Frequency;
  readonly frequencyCount?: number;
  readonly done?: readonly Day[];
  readonly endsOn?: Day | null;
  readonly archivedOn?: Day | null;
  readonly pauses?: Pause[];
  readonly vacations?: Pause[];
};

/** The fields of a response from which figures follow. */
const habitOf = ({
  createdDay = dec(7),
  frequency = 'daily',
  frequencyCount,
  done = [],
  ...rest
}: Facts = {}) =>
  ({
    schedules: [{ from: createdDay, frequency, ...(frequencyCount && { frequencyCount }) }],
    createdDay,
    targetDays: 30,
    targets: [],
    counting: [],
    history: packDays(daySetOf(done)),
    skipped: {},
    recorded: {},
    pauses: [],
    vacations: [],
    archivedOn: null,
    endsOn: end,
    completions: [],
    ...rest,
  }) as unknown as Habit;

const kept = (habit: Habit, today: Day) => {
  const units = keptUnitsOf(habitFactsOf(habit), on(today));
  return [units.kept, units.counted];
};

test.each<[string, Facts, Day, Day | null]>([
  ['on its last day', {}, end, null],
  ['on the day after', {}, dec(25), dec(25)],
  ['a year later', {}, '2027-12-25', dec(25)],
  ['without an end', { endsOn: null }, dec(25), null],
  ['archived by hand before', { archivedOn: dec(10) }, dec(26), dec(10)],
  ['archived by hand on its last day', { archivedOn: end }, dec(26), end],
  ['archived in the response of the server', { archivedOn: dec(25) }, dec(26), dec(25)],
  [
    'archived in the response of the server, but travelling west made it the last day again',
    { archivedOn: dec(25) },
    end,
    null,
  ],
])('archived by rule: %s', (_, facts, today, day) => {
  const habit = habitOf(facts);
  expect(archivedDay(habit, today)).toBe(day);
  expect(habitOn(habit, on(today)).archivedOn).toBe(day);
});

describe('the figures of a habit that has ended', () => {
  test('90 days, 74 of them done', () => {
    const habit = habitOf({ createdDay: '2026-09-26', done: lastDays(90, end).slice(16) });
    for (const today of [dec(25), '2027-03-01']) {
      expect(kept(habit, today)).toEqual([74, 90]);
      expect(habitOn(habit, on(today))).toMatchObject({ currentStreak: 74, due: 'excused' });
    }
  });

  const threeAWeek = { frequency: 'per-week', frequencyCount: 3 } as const;
  /** Three days of the week from the 7th and of the week from the 14th. */
  const twoWeeks = [7, 8, 9, 14, 15, 16].map(dec);

  test.each<[string, Facts, readonly number[]]>([
    ['in mid-week, and met', { done: [...twoWeeks, ...[21, 22, 24].map(dec)] }, [3, 3]],
    ['in mid-week, and not met', { done: [...twoWeeks, ...[21, 22].map(dec)] }, [2, 2]],
    ['met only by a day after the end', { done: [...twoWeeks, ...[21, 22, 25].map(dec)] }, [2, 2]],
    [
      'on the last day of a week that was not met',
      { done: [...twoWeeks, dec(21)], endsOn: dec(27) },
      [2, 3],
    ],
    [
      'on vacation, which leaves one day of the week',
      { done: [...twoWeeks, dec(21)], vacations: [{ from: dec(22), to: '2027-01-03' }] },
      [3, 3],
    ],
    [
      'on vacation all week',
      { done: twoWeeks, vacations: [{ from: dec(21), to: dec(31) }] },
      [2, 2],
    ],
    ['before it began', { createdDay: dec(28) }, [0, 0]],
  ])('three a week, ended %s', (_, facts, units) => {
    const habit = habitOf({ ...threeAWeek, ...facts });
    for (const today of [dec(28), '2027-02-01']) expect(kept(habit, today)).toEqual(units);
  });

  test.each([
    ['and reached', 60, [2, 2]],
    ['and not reached', 50, [1, 1]],
  ])('a total of 120 minutes a week, ended in mid-week %s', (_, minutes, units) => {
    const amounts = new Map([
      [dec(15), 120],
      [dec(21), 60],
      [end, minutes],
      [dec(25), 90],
    ]);
    const habit = habitFactsOf({
      ...habitOf({ createdDay: dec(14), frequency: 'weekly', done: [...amounts.keys()] }),
      targets: [{ from: dec(14), target: 120, direction: 'at-least', targetPer: 'week' }],
      allAmounts: packAmounts(allAmountsOf(amounts)),
    } as unknown as Habit);
    const { kept: met, counted } = keptUnitsOf(habit, on(dec(28)));
    expect([met, counted]).toEqual(units);
  });

  test('in the last week, the required days must be done by the end', () => {
    const due = (day: number, done: readonly Day[] = []) => {
      const facts = habitFactsOf(habitOf({ ...threeAWeek, done: [...twoWeeks, ...done] }));
      const { due, left, atRisk } = dueOf(facts, 3, on(dec(day)));
      return [due, left?.message ?? null, atRisk];
    };
    expect(due(21)).toEqual(['later', '3 more by Thursday: today can rest', false]);
    expect(due(22)).toEqual(['now', '3 more by Thursday: today is needed', false]);
    expect(due(24, [dec(21), dec(22)])).toEqual(['now', 'Last chance for this week', false]);
    expect(due(25, [dec(21), dec(22)])).toEqual(['excused', null, false]);
  });

  test('no figure counts a record after the end', () => {
    const done = lastDays(10, end);
    const later = [...done, dec(25), dec(27)];
    const figures = (days: readonly Day[]) => {
      const { history: _, ...habit } = habitOn(habitOf({ done: days }), on(dec(28)));
      const facts = [habitFactsOf(habitOf({ done: days }))];
      const fraction = dayFraction(facts, dec(27), on(dec(28)));
      return { habit, fraction, analytics: habitAnalytics(facts, on(dec(28))) };
    };
    expect(figures(later)).toEqual(figures(done));
    expect(figures(later)).toMatchObject({
      habit: { totalCompletions: 10, lastCompletionDate: end, currentStreak: 10 },
      fraction: { asked: 0, done: 0 },
      analytics: { totalHabits: 0, activeStreaks: 0, longestStreak: 10 },
    });
  });

  test('a past day asks for the same as before the end was set', () => {
    const fraction = (endsOn: Day | null) =>
      dayFraction([habitFactsOf(habitOf({ ...threeAWeek, endsOn }))], dec(21), on(dec(24)));
    expect(fraction(end)).toEqual(fraction(null));
  });

  test('it is in its last week’s review, and in no later one', () => {
    const habit = { _id: '1', name: 'Walk', ...habitFactsOf(habitOf({ done: [dec(21)] })) };
    const inWeek = (weekStart: Day) => habitsInWeek([habit], weekStart, '2027-01-20');
    expect(inWeek(dec(21))).toEqual([{ _id: '1', name: 'Walk', done: 1, asked: 4 }]);
    expect(inWeek(dec(28))).toEqual([]);
    const never = habitFactsOf(habitOf({ createdDay: '2026-11-02', endsOn: dec(27) }));
    const failing = (today: Day) =>
      failingHabits([{ _id: '1', name: 'Walk', ...never }], dec(21), today).length;
    expect([failing(dec(27)), failing(dec(28))]).toEqual([1, 0]);
    const monthly = { ...habit, schedules: [{ from: dec(7), frequency: 'per-month' as const }] };
    const ofMonth = (weekStart: Day) => habitsInWeek([monthly], weekStart, '2027-01-20').length;
    expect([ofMonth(dec(21)), ofMonth(dec(28))]).toEqual([1, 0]);
  });

  test('it is reminded of on its last day, and never again', () => {
    const facts = habitFactsOf(habitOf());
    const reminded = { ...facts, remind: 'open', targets: [], archivedOn: null } as const;
    const open = (day: Day) => isOpen(reminded, day, 1, false);
    expect([open(end), open(dec(25))]).toEqual([true, false]);
    const days = { timeZone: 'Europe/Berlin', dayStartsAt: 0 } as const;
    const timed = { reminderTimes: ['12:00'], archivedOn: null, endsOn: end };
    const look = (instant: string) => nextLook([timed], null, Date.parse(instant) / 60_000, days);
    expect(look('2026-12-24T08:00:00Z')).toBe(Date.parse('2026-12-24T11:00:00Z') / 60_000);
    expect(look('2026-12-25T08:00:00Z')).toBeNull();
  });
});

describe('bringing back a habit', () => {
  const between = [{ from: dec(25), to: '2027-01-02' }];
  const sinceTenth = [{ from: dec(10), to: '2027-01-02' }];
  const later = '2027-01-31';

  // biome-ignore format: one line a case
  test.each<[string, Facts, Parameters<typeof endOrArchive>[1], object]>([
    ['with a later end', {}, { endsOn: later }, { endsOn: later, pauses: between }],
    ['with today as the end', {}, { endsOn: '2027-01-03' }, { endsOn: '2027-01-03', pauses: between }],
    ['without an end', {}, { endsOn: null }, { endsOn: null, pauses: between }],
    ['by restoring it', {}, { archived: false }, { endsOn: null, pauses: between }],
    ['by restoring it with the same end', {}, { archived: false, endsOn: end }, { endsOn: null, pauses: between }],
    ['by restoring it with a later end', {}, { archived: false, endsOn: later }, { endsOn: later, pauses: between }],
    ['from a response', { archivedOn: dec(25) }, { endsOn: null }, { endsOn: null, pauses: between }],
    ['with a record after the end', { done: [dec(25)] }, { archived: false }, { endsOn: null, pauses: between }],
    ['next to a pause', { pauses: [{ from: dec(20), to: dec(24) }] }, { endsOn: null }, { endsOn: null, pauses: [{ from: dec(20), to: '2027-01-02' }] }],
    ['and archiving it', {}, { archived: true, endsOn: null }, { endsOn: null, archivedOn: '2027-01-03', pauses: between }],
    ['not by sending the same end', {}, { endsOn: end }, { endsOn: end, pauses: [] }],
    ['not by archiving it', {}, { archived: true }, { endsOn: end, pauses: [] }],
    ['archived by hand before its end', { archivedOn: dec(10) }, { archived: false }, { endsOn: null, pauses: sinceTenth }],
    ['another end does not bring back a habit archived by hand', { archivedOn: dec(10) }, { endsOn: later }, { endsOn: later, archivedOn: dec(10), pauses: [] }],
    ['archived by hand, with its end ahead', { archivedOn: dec(10), endsOn: later }, { archived: false }, { endsOn: later, pauses: sinceTenth }],
    ['restoring a habit that has not ended changes nothing', { endsOn: later }, { archived: false }, { endsOn: later, pauses: [] }],
    ['an earlier end that is still ahead adds no pause', { endsOn: later }, { endsOn: '2027-01-04' }, { endsOn: '2027-01-04', pauses: [] }],
  ])('%s', (_, facts, sent, after) => {
    const { pauses, archivedOn, endsOn } = habitOf(facts);
    const habit = { pauses, archivedOn, endsOn, completed: daySetOf(facts.done ?? []) };
    const changed = endOrArchive(habit, sent, '2027-01-03');
    expect(changed).toEqual({ archivedOn: null, ...after });
  });

  test.each(['2027-01-24', '2027-06-01'])('on %s, the habit has lost nothing', (today) => {
    const facts = { done: lastDays(12, end) };
    const lasting = (habit: Habit, day: Day) => {
      const derived = deriveHabit(habitFactsOf(habit), on(day));
      const { currentStreak, longestStreak, completionRate, strength, totalCompletions } = derived;
      return { currentStreak, longestStreak, completionRate, strength, totalCompletions };
    };
    const ended = habitOf(facts);
    const before = lasting(ended, end);
    expect(before).toMatchObject({ currentStreak: 12, strength: 47 });
    const change = { ...ended, completed: daySetOf(facts.done) };
    const { endsOn, pauses } = endOrArchive(change, { archived: false }, today);
    const back = habitOf({ ...facts, endsOn: endsOn ?? null, pauses: [...pauses] });
    expect(lasting(ended, today)).toEqual(before);
    expect(lasting(back, today)).toEqual(before);
    expect(habitOn(back, on(today))).toMatchObject({ archivedOn: null, due: 'now' });
  });
});

// biome-ignore format: one line a case
test.each<[string, Day | null | undefined, Day | null, string | undefined]>([
  ['today', '2027-01-03', null, undefined],
  ['ten years ahead', '2037-01-03', null, undefined],
  ['none', null, end, undefined],
  ['the same one again, though it has passed', end, end, undefined],
  ['a day before the start', dec(6), end, 'A habit can’t end before its first day, 7 December 2026.'],
  ['yesterday', '2027-01-02', end, 'A habit can’t end before today. Choose today or a later day.'],
  ['more than ten years ahead', '2037-01-04', null, 'A habit can end up to ten years ahead. Choose a day up to 3 January 2037.'],
])('as the last day: %s', (_, endsOn, before, message) => {
  const problem = endProblem(endsOn, { start: dec(7), before }, '2027-01-03');
  expect(problem?.message).toBe(message);
});

test('ten years after 29 February is the 28th', () => {
  expect(lastEnd('2028-02-29')).toBe('2038-02-28');
});
