import { describe, expect, test } from 'vitest';
import { habitAnalytics } from '#shared/analytics/rules.ts';
import { defaultWeekStart, lastDays, type WeekStart } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { type DueHabit, habitFactsOf } from '#shared/habits/rules.ts';
import { aHabit } from '../habit.fixture.ts';
import { extrasOn, fractionOf, habitsOfDay } from '../view.ts';
import {
  addMonths,
  dayByKey,
  GRID_DAYS,
  gridWindow,
  habitDayOf,
  isMonth,
  listsOf,
  markOf,
  monthGrid,
  sumOf,
} from './calendar.ts';

const today = '2026-11-20'; // a Friday
const calendar = { today, weekStartsOn: defaultWeekStart };

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -27, '2023-12'],
  ['2026-11', 0, '2026-11'],
])('addMonths(%s, %i) is %s', (month, n, expected) => {
  expect(addMonths(month, n)).toBe(expected);
});

test.each([
  ['2026-11', true],
  ['1970-02', true],
  ['1970-01', false], // its grid begins in 1969
  ['2026-13', false],
  ['2026-1', false],
  ['', false],
])('isMonth(%j) is %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

describe('gridWindow', () => {
  test.each<[string, WeekStart, string, string]>([
    ['2026-11', 0, '2026-11-01', '2026-12-12'], // begins on a Sunday
    ['2026-11', 1, '2026-10-26', '2026-12-06'],
    ['2026-11', 6, '2026-10-31', '2026-12-11'],
    ['2026-08', 0, '2026-07-26', '2026-09-05'], // begins on a Saturday
    ['2026-08', 6, '2026-08-01', '2026-09-11'],
    ['2026-06', 1, '2026-06-01', '2026-07-12'], // begins on a Monday
    ['2024-02', 0, '2024-01-28', '2024-03-09'], // leap year
    ['2027-01', 0, '2026-12-27', '2027-02-06'],
    ['2027-01', 1, '2026-12-28', '2027-02-07'],
  ])(
    'for %s, with weeks that start on weekday %i, the grid is %s to %s',
    (month, weekStartsOn, from, to) => {
      expect(gridWindow(month, weekStartsOn)).toEqual({ from, to });
    },
  );
});

test('monthGrid has 42 days, and marks the days of the month, today and future days', () => {
  const cells = monthGrid('2026-08', { ...calendar, today: '2026-08-31' });
  expect(cells).toHaveLength(GRID_DAYS);
  expect(cells[0]).toMatchObject({ day: '2026-07-26', dayOfMonth: 26, inMonth: false });
  expect(cells.filter(({ inMonth }) => inMonth)).toHaveLength(31);
  expect(cells.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-08-31']);
  expect(cells.filter(({ isFuture }) => isFuture)).toHaveLength(5);
});

describe('markOf', () => {
  type Case = [
    string,
    Partial<Habit> & { days?: string[]; skips?: string[] },
    string,
    'ring' | 'optional ring' | 'met ring' | 'check' | 'dash' | 'none',
  ];
  test.each<Case>([
    ['due on a past day', {}, '2026-11-19', 'ring'],
    ['done', { days: ['2026-11-19'] }, '2026-11-19', 'check'],
    ['skipped', { skips: ['2026-11-19'] }, '2026-11-19', 'dash'],
    ['due today', {}, today, 'ring'],
    ['on a future day', {}, '2026-11-21', 'none'],
    ['done on a future day, after a journey west', { days: ['2026-11-21'] }, '2026-11-21', 'check'],
    ['before its start', {}, '2026-11-01', 'none'],
    ['off the schedule', { frequency: 'weekends' }, '2026-11-19', 'none'],
    [
      'done off the schedule',
      { frequency: 'weekends', days: ['2026-11-19'] },
      '2026-11-19',
      'check',
    ],
    ['on the schedule', { frequency: 'weekends' }, '2026-11-15', 'ring'],
    ['weekdays on a Sunday', { frequency: 'weekdays' }, '2026-11-15', 'none'],
    ['weekly, not met', { frequency: 'weekly' }, '2026-11-18', 'optional ring'],
    ['weekly, its last day', { frequency: 'weekly' }, '2026-11-14', 'ring'],
    [
      'weekly, met on another day',
      { frequency: 'weekly', days: ['2026-11-15'] },
      '2026-11-18',
      'met ring',
    ],
    [
      'weekly, met later in the week',
      { frequency: 'weekly', days: ['2026-11-19'] },
      '2026-11-16',
      'met ring',
    ],
    [
      'weekly, on a future day of a met week',
      { frequency: 'weekly', days: ['2026-11-15'] },
      '2026-11-21',
      'none',
    ],
    [
      'weekly, met last week',
      { frequency: 'weekly', days: ['2026-11-14'] },
      '2026-11-18',
      'optional ring',
    ],
  ])('the mark of a habit %s', (_, habit, day, expected) => {
    const mark = markOf(aHabit(habit), day, calendar);
    const ring = mark?.isMet ? 'met ring' : mark?.isCounted ? 'ring' : 'optional ring';
    const open = mark?.isSkipped ? 'dash' : ring;
    expect(mark ? (mark.completed ? 'check' : open) : 'none').toBe(expected);
    // The day's fraction counts only plain rings and checks.
    if (mark) expect(mark.isCounted).toBe(['ring', 'check'].includes(expected));
  });
});

test('the browser and the API have the same fraction for a day', () => {
  const habits = [
    aHabit({ days: [today] }),
    aHabit(),
    aHabit({ frequency: 'weekly', days: ['2026-11-16'] }),
    aHabit({ frequency: 'weekly' }),
    aHabit({ frequency: 'weekends', days: [today] }),
    aHabit({ frequency: 'weekends' }),
    aHabit({ createdDay: today, startDate: today }),
  ];
  // The first weekly habit was met on Monday, and the second can wait until Saturday.
  expect(fractionOf(habits, today, calendar)).toEqual({ asked: 4, done: 2 });
  expect(habitAnalytics(habits.map(habitFactsOf), calendar)).toMatchObject({
    today: { asked: 4, done: 2 },
    todayCompletionRate: 50,
  });
  // On Thursday the last habit did not exist yet, and no daily habit was done.
  expect(fractionOf(habits, '2026-11-19', calendar)).toEqual({ asked: 2, done: 0 });
  expect(fractionOf(habits, '2026-11-21', calendar)).toEqual({ asked: 0, done: 0 });
});

test.each(lastDays(14, today))('Today, calendar and panel count the same habits on %s', (day) => {
  const shown: Partial<Parameters<typeof aHabit>[0]>[] = [
    { days: ['2026-11-10', '2026-11-19', today] },
    { skips: ['2026-11-18', today] },
    { pauses: [{ from: '2026-11-12' }] },
    { frequency: 'weekly', days: ['2026-11-16'] },
    { frequency: 'weekly' },
    { frequency: 'weekends', days: ['2026-11-14', today] },
    { archivedOn: '2026-11-15', days: ['2026-11-13'] },
    { endsOn: '2026-11-15', archivedOn: '2026-11-16', days: ['2026-11-13', '2026-11-17'] },
    { createdDay: '2026-11-17', startDate: '2026-11-17' },
  ];
  const habits = shown.map((one, n) => aHabit({ _id: `01JD000000000000000000000${n}`, ...one }));
  const counted = (all: readonly DueHabit[]) =>
    all.flatMap(({ habit, isCounted }) => (isCounted ? [habit._id] : [])).toSorted();
  const days = habits.map((habit) => habitDayOf(habit, day, calendar));
  const { ofDay, others } = listsOf(day, habits, calendar);
  const { asked, done } = fractionOf(habits, day, calendar);
  expect(sumOf(days.map(({ fraction }) => fraction))).toEqual({ asked, done });
  const marked = counted(days.flatMap(({ mark }) => mark ?? []));
  expect(marked).toHaveLength(asked);
  expect(counted([...ofDay, ...others])).toEqual(marked);
  expect(
    counted([...habitsOfDay(habits, day, calendar), ...extrasOn(habits, day, calendar)]),
  ).toEqual(marked);
});

test.each<[WeekStart, string, string]>([
  [0, '2026-11-15', 'met'], // Sunday to Saturday
  [1, '2026-11-15', 'not met'], // the Sunday before
  [1, '2026-11-16', 'met'],
  [6, '2026-11-14', 'met'], // from that Saturday
  [6, '2026-11-13', 'not met'],
])(
  'with weeks that start on weekday %i, a weekly habit done on %s is %s on Friday',
  (start, done, result) => {
    const weekly = aHabit({ frequency: 'weekly', days: [done] });
    const mark = markOf(weekly, today, { today, weekStartsOn: start });
    expect(mark?.isMet ? 'met' : 'not met').toBe(result);
  },
);

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-20', '2026-11-13'],
  ['ArrowDown', '2026-11-20', '2026-11-27'],
  ['Home', '2026-11-20', '2026-11-15'],
  ['End', '2026-11-20', '2026-11-21'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2024-01-30', '2024-02-29'],
  ['PageDown', '2026-11-20', '2026-12-20'],
  ['Enter', '2026-11-20', null],
])('%s on %s leads to %s', (key, day, expected) => {
  expect(dayByKey(key, day, defaultWeekStart)).toBe(expected);
});

test.each<[WeekStart, string, string]>([
  [0, '2026-11-15', '2026-11-21'],
  [1, '2026-11-16', '2026-11-22'],
  [6, '2026-11-14', '2026-11-20'],
])(
  'with weeks that start on weekday %i, Home on a Friday leads to %s, and End to %s',
  (start, first, last) => {
    expect([dayByKey('Home', today, start), dayByKey('End', today, start)]).toEqual([first, last]);
  },
);
