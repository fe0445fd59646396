import { describe, expect, test } from 'vitest';
import { aHabit } from './habit.fixture.ts';
import {
  filterHabits,
  type HabitFilter,
  type HabitSort,
  habitsOfDay,
  lastSevenDays,
  sortHabits,
  statsOf,
} from './view.ts';

const today = '2026-11-20'; // a Friday

describe('filterHabits', () => {
  const habits = [
    aHabit({ name: 'new', daysSinceLastCompletion: null }),
    aHabit({ name: 'six', daysSinceLastCompletion: 0, currentStreak: 6 }),
    aHabit({ name: 'seven', daysSinceLastCompletion: 0, currentStreak: 7 }),
    aHabit({ name: 'off', daysSinceLastCompletion: 9, isOnTrack: false }),
  ];
  test.each<[HabitFilter, string[]]>([
    ['all', ['new', 'six', 'seven', 'off']],
    ['on-track', ['new', 'six', 'seven']],
    ['off-track', ['off']],
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
  test('no habits are zeros, not NaN', () => {
    expect(statsOf([], today)).toEqual({
      activeStreaks: 0,
      longest: null,
      metToday: 0,
      askedToday: 0,
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
      today,
    );
    expect(stats).toMatchObject({ activeStreaks: 2, metToday: 2, askedToday: 3, averageRate: 34 });
    expect(stats.longest).toMatchObject({ name: 'Read 10 pages', longestStreak: 9 });
  });
});

test('a habit too new to have a rate is not in the average', () => {
  const rated = [aHabit({ completionRate: 80 }), aHabit({ completionRate: 0 })];
  const isNew = aHabit({ createdDay: today, startDate: today });
  expect(statsOf([...rated, isNew], today)).toMatchObject({ averageRate: 40, rated: 2 });
  expect(statsOf([isNew], today)).toMatchObject({ averageRate: 0, rated: 0 });
  // Ticked on its first day it has one.
  const ticked = { ...aHabit({ days: [today], completionRate: 100 }), createdDay: today };
  expect(statsOf([...rated, ticked], today)).toMatchObject({ averageRate: 60, rated: 3 });
});

describe('charts', () => {
  test('last seven days: today last, empty days as 0, older days left out', () => {
    const days = lastSevenDays(
      [aHabit({ days: ['2026-11-13', '2026-11-14', today] }), aHabit({ days: [today] })],
      today,
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

test('habitsOfDay: those that today asks for, those to do first, else as listed', () => {
  const habits = [
    aHabit({ name: 'done', days: [today] }),
    aHabit({ name: 'off', frequency: 'weekends' }),
    aHabit({ name: 'a' }),
    aHabit({ name: 'met this week', frequency: 'weekly', days: ['2026-11-16'] }),
    aHabit({ name: 'b' }),
  ];
  const asked = habitsOfDay(habits, today, today);
  expect(asked.map(({ habit, isMet }) => `${habit.name}: ${isMet}`)).toEqual([
    'a: false',
    'b: false',
    'done: true',
    'met this week: true',
  ]);
});
