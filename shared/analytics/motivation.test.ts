import { describe, expect, test } from 'vitest';
import { daySetOf } from '../days/daySet.ts';
import { addDays, type Day, lastDays } from '../days/days.ts';
import { activeDays, activeStreak, motivationLevel, recentActiveDays } from './motivation.ts';

const TODAY = '2026-03-15';
const range = (from: Day, to: Day) => {
  const days = [from];
  while (days.at(-1) !== to) days.push(addDays(days.at(-1) ?? to, 1));
  return days;
};
const active = (habits: readonly (readonly Day[])[], activities: readonly Day[] = []) =>
  activeDays({
    completed: habits.map((days) => daySetOf(days)),
    activities: new Map(activities.map((day) => [day, 1])),
  });

test('a completed habit or an activity makes a day active', () => {
  const isActive = activeDays({
    completed: [daySetOf(['2025-12-31']), daySetOf(['2024-02-29', '2026-01-02'])],
    activities: new Map([
      ['2026-01-03', 2],
      ['2026-01-04', 0],
    ]),
  });
  const days = ['2024-02-28', '2024-02-29', '2025-12-31', '2026-01-01', '2026-01-02'];
  expect([...days, '2026-01-03', '2026-01-04'].filter(isActive)).toEqual([
    '2024-02-29',
    '2025-12-31',
    '2026-01-02',
    '2026-01-03',
  ]);
});

describe('streak', () => {
  // biome-ignore format: one line a case
  test.each<[string, Day[][], Day[], Day, number]>([
    ['nothing', [], [], TODAY, 0],
    ['today alone', [['2026-03-15']], [], TODAY, 1],
    ['yesterday alone', [], ['2026-03-14'], TODAY, 1],
    ['the day before yesterday', [['2026-03-13']], ['2026-03-12'], TODAY, 0],
    ['habits and activities in turn', [['2026-03-15', '2026-03-13']], ['2026-03-14', '2026-03-12'], TODAY, 4],
    ['both on one day count once', [['2026-03-15'], ['2026-03-15']], ['2026-03-15'], TODAY, 1],
    ['a gap ends the streak', [range('2026-03-01', '2026-03-10'), range('2026-03-12', '2026-03-14')], [], TODAY, 3],
    ['an older, longer streak does not count', [range('2025-01-01', '2025-12-31')], ['2026-03-15'], TODAY, 1],
    ['over a year end', [range('2025-12-30', '2026-01-02')], [], '2026-01-02', 4],
    ['over a leap day', [['2024-02-28', '2024-03-01']], ['2024-02-29'], '2024-03-01', 3],
    ['broken by a leap day', [['2024-02-28', '2024-03-01']], [], '2024-03-01', 1],
    ['ten years', [range('2016-03-16', '2026-03-15')], [], TODAY, 3652],
    ['ends today although tomorrow is done', [['2026-03-14', '2026-03-15', '2026-03-16']], [], TODAY, 2],
  ])('%s', (_, habits, activities, today, days) => {
    expect(activeStreak(active(habits, activities), today)).toBe(days);
  });

  test('reads no further back than the day before the streak began', () => {
    const asked: Day[] = [];
    const isActive = active([['2026-03-14', '2026-03-15', '2026-03-10']]);
    activeStreak((day) => {
      asked.push(day);
      return isActive(day);
    }, TODAY);
    expect(asked.toSorted()[0]).toBe('2026-03-13');
  });
});

test.each([
  [0, 'Getting Started'],
  [1 / 14, 'Warming Up'],
  [0.34, 'Warming Up'],
  [0.35, 'Building Momentum'],
  [0.59, 'Building Momentum'],
  [0.6, 'Consistent'],
  [0.84, 'Consistent'],
  [0.85, 'On Fire'],
  [1, 'On Fire'],
])('a share of %d is %s', (share, level) => {
  expect(motivationLevel(share)).toBe(level);
});

test.each([
  [0, 'Getting Started'],
  [1, 'Warming Up'],
  [4, 'Warming Up'],
  [5, 'Building Momentum'],
  [8, 'Building Momentum'],
  [9, 'Consistent'],
  [11, 'Consistent'],
  [12, 'On Fire'],
  [14, 'On Fire'],
])('%i active days of 14 are %s', (count, level) => {
  const isActive = active([lastDays(14, TODAY).slice(0, count)]);
  expect(recentActiveDays(isActive, TODAY)).toBe(count);
  expect(motivationLevel(count / 14)).toBe(level);
});

test('the days that count are today and the 13 days before', () => {
  const edges = ['2026-03-01', '2026-03-02', '2026-03-15', '2026-03-16'];
  expect(recentActiveDays(active([edges]), TODAY)).toBe(2);
});
