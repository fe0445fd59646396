import { describe, expect, test } from 'vitest';
import { type Day, defaultWeekStart } from '#shared/days/days.ts';
import { aHabit } from './habit.fixture.ts';
import {
  byGroupOf,
  byTimeOfDay,
  filterHabits,
  type HabitFilter,
  type HabitSort,
  habitsOfDay,
  lastSevenDays,
  leftFromYesterday,
  sortHabits,
  statsOf,
} from './view.ts';

const today = '2026-11-20'; // a Friday
const calendar = { today, weekStartsOn: defaultWeekStart };

describe('filterHabits', () => {
  const habits = [
    aHabit({ name: 'new', daysSinceLastCompletion: null }),
    aHabit({ name: 'six', daysSinceLastCompletion: 0, currentStreak: 6 }),
    aHabit({ name: 'seven', daysSinceLastCompletion: 0, currentStreak: 7 }),
    aHabit({ name: 'off', daysSinceLastCompletion: 9, isOnTrack: false, atRisk: true }),
  ];
  test.each<[HabitFilter, string[]]>([
    ['all', ['new', 'six', 'seven', 'off']],
    ['on-track', ['new', 'six', 'seven']],
    ['off-track', ['off']],
    ['at-risk', ['off']],
    ['high-streak', ['seven']],
    ['new', ['new']],
  ])('%s keeps %j', (filter, names) => {
    expect(filterHabits(habits, filter).map(({ name }) => name)).toEqual(names);
  });
});

test.each<[HabitSort, string]>([
  ['added', 'a b c d'],
  ['weakest', 'c a d b'],
  ['strongest', 'b a d c'],
  ['risk', 'd c a b'],
])('sorted by %s: %s', (sort, names) => {
  const habits = [
    aHabit({ name: 'a', strength: 50, currentStreak: 2 }),
    aHabit({ name: 'b', strength: 90, currentStreak: 1 }),
    aHabit({ name: 'c', strength: 10, currentStreak: 3, atRisk: true }),
    aHabit({ name: 'd', strength: 50, currentStreak: 9, atRisk: true }),
  ];
  expect(
    sortHabits(habits, sort)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
});

describe('statsOf', () => {
  test('gives zeros for no habits', () => {
    expect(statsOf([], calendar)).toEqual({
      listed: 0,
      activeStreaks: 0,
      longest: null,
      today: { asked: 0, done: 0 },
      averageRate: 0,
      rated: 0,
    });
  });
  test('counts streaks above 0, the longest one, today, and the rounded mean rate', () => {
    const stats = statsOf(
      [
        aHabit({ currentStreak: 1, longestStreak: 4, completionRate: 50, days: [today] }),
        aHabit({ currentStreak: 0, longestStreak: 9, completionRate: 51, days: ['2026-11-19'] }),
        aHabit({ currentStreak: 3, longestStreak: 9, completionRate: 0, days: [today], name: 'x' }),
      ],
      calendar,
    );
    expect(stats).toMatchObject({ activeStreaks: 2, averageRate: 34 });
    expect(stats.today).toEqual({ asked: 3, done: 2 });
    expect(stats.longest).toMatchObject({ name: 'Read 10 pages', longestStreak: 9 });
  });
});

test("today's completions and the last bar of the chart count the habits completed today", () => {
  const habits = [
    aHabit({ name: 'daily, done', days: [today] }),
    aHabit({ name: 'met earlier this week', frequency: 'weekly', days: ['2026-11-17'] }),
    aHabit({ name: 'off its schedule, done', frequency: 'weekends', days: [today] }),
    aHabit({ name: 'daily, open', days: ['2026-11-19'] }),
  ];
  expect(statsOf(habits, calendar).today).toEqual({ asked: 3, done: 2 });
  expect(lastSevenDays(habits, calendar).at(-1)?.value).toBe(2);
});

test('a habit too new to have a rate is not in the average', () => {
  const rated = [aHabit({ completionRate: 80 }), aHabit({ completionRate: 0 })];
  const isNew = aHabit({ createdDay: today, startDate: today });
  expect(statsOf([...rated, isNew], calendar)).toMatchObject({ averageRate: 40, rated: 2 });
  expect(statsOf([isNew], calendar)).toMatchObject({ averageRate: 0, rated: 0 });
  // A habit that was ticked on its first day has a rate.
  const ticked = { ...aHabit({ days: [today], completionRate: 100 }), createdDay: today };
  expect(statsOf([...rated, ticked], calendar)).toMatchObject({ averageRate: 60, rated: 3 });
});

describe('charts', () => {
  test('lastSevenDays ends today, has 0 for empty days, and leaves out older days', () => {
    const days = lastSevenDays(
      [aHabit({ days: ['2026-11-13', '2026-11-14', today] }), aHabit({ days: [today] })],
      calendar,
    );
    expect(days.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Sat 1',
      'Sun 0',
      'Mon 0',
      'Tue 0',
      'Wed 0',
      'Thu 0',
      'Fri 2',
    ]);
    expect(days[0]?.date).toBe('2026-11-14');
  });
});

test('habitsOfDay has the open habits by time of day, then the met habits', () => {
  const habits = [
    aHabit({ name: 'any' }),
    aHabit({ name: 'evening', timeOfDay: 'evening' }),
    aHabit({ name: 'met in the morning', timeOfDay: 'morning', days: [today] }),
    aHabit({ name: 'morning', timeOfDay: 'morning' }),
  ];
  const names = habitsOfDay(habits, today, calendar).map(({ habit }) => habit.name);
  expect(names).toEqual(['morning', 'evening', 'any', 'met in the morning']);
});

test('byTimeOfDay has the order of a day, habits without a time last, and no empty parts', () => {
  const habits = (['any', 'evening', 'morning', 'any'] as const).map((timeOfDay, n) =>
    aHabit({ name: String(n), timeOfDay }),
  );
  const parts = byTimeOfDay(habitsOfDay(habits, today, calendar));
  expect(
    parts.map(({ name, isRest, due }) => [name, isRest, due.map(({ habit }) => habit.name)]),
  ).toEqual([
    ['Morning', false, ['2']],
    ['Evening', false, ['1']],
    ['Any time', true, ['0', '3']],
  ]);
});

test('byGroupOf has the order of all habits, due or not, and habits without a group last', () => {
  const day = new Set([today]);
  const habits = [
    aHabit({ name: 'alone' }),
    aHabit({ name: 'done', group: 'Health', days: [...day] }),
    aHabit({ name: 'read', group: 'Evening' }),
    aHabit({ name: 'run', group: 'health' }),
  ];
  const parts = byGroupOf(habits)(habitsOfDay(habits, today, calendar));
  expect(
    parts.map(({ name, isRest, due }) => [name, isRest, due.map(({ habit }) => habit.name)]),
  ).toEqual([
    ['Health', false, ['run', 'done']],
    ['Evening', false, ['read']],
    ['', true, ['alone']],
  ]);
});

test('habitsOfDay puts habits last that were met when the page opened, and a tick moves no habit', () => {
  const habits = ['a', 'b', 'c'].map((_id) => aHabit({ _id, days: _id === 'b' ? [today] : [] }));
  const asked = habitsOfDay(habits, today, calendar, new Set(['a']));
  expect(asked.map(({ habit }) => habit._id)).toEqual(['b', 'c', 'a']);
});

test('habitsOfDay has the due habits, open ones first, else in the order of the list', () => {
  const habits = [
    aHabit({ name: 'done', days: [today] }),
    aHabit({ name: 'off', frequency: 'weekends' }),
    aHabit({ name: 'a' }),
    aHabit({ name: 'met this week', frequency: 'weekly', days: ['2026-11-16'] }),
    aHabit({ name: 'b' }),
  ];
  const asked = habitsOfDay(habits, today, calendar);
  expect(asked.map(({ habit, isMet }) => `${habit.name}: ${isMet}`)).toEqual([
    'a: false',
    'b: false',
    'done: true',
    'met this week: true',
  ]);
});

// biome-ignore format: one line a case
test.each<[string, Parameters<typeof aHabit>[0], Day, boolean]>([
  ['a habit that was not done', {}, '2026-11-20', true],
  ['a habit that was done', { days: ['2026-11-19'] }, '2026-11-20', false],
  ['a habit that was skipped', { skips: ['2026-11-19'] }, '2026-11-20', false],
  ['a day off the schedule', { frequency: 'weekdays' }, '2026-11-22', false],
  ['a habit created today', { createdDay: '2026-11-20' }, '2026-11-20', false],
  ['a week that is not over', { frequency: 'weekly' }, '2026-11-20', false],
  ['a week that ended yesterday', { frequency: 'weekly' }, '2026-11-22', true],
  ['a week that was met', { frequency: 'weekly', days: ['2026-11-17'] }, '2026-11-22', false],
  ['a month that ended yesterday', { schedules: [{ from: '2026-11-02', frequency: 'per-month', frequencyCount: 2 }], days: ['2026-11-05'] }, '2026-12-01', true],
])('left from yesterday: %s', (_, habit, today, expected) => {
  const left = leftFromYesterday([aHabit(habit)], { today, weekStartsOn: 0 });
  expect(left).toHaveLength(expected ? 1 : 0);
});

test('a habit left from yesterday stays in the list once it is ticked', () => {
  const calendar = { today: '2026-11-20', weekStartsOn: 0 } as const;
  const [open, done] = [aHabit({ _id: 'a' }), aHabit({ _id: 'b', days: ['2026-11-19'] })];
  const left = leftFromYesterday([open, done], calendar);
  const ids = new Set(left.map(({ habit }) => habit._id));
  const after = [aHabit({ _id: 'a', days: ['2026-11-19'] }), done];
  expect(
    leftFromYesterday(after, calendar, ids).map(({ habit, isMet }) => [habit._id, isMet]),
  ).toEqual([['a', true]]);
});
