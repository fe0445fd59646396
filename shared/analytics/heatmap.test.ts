import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, fromEpochDay } from '../days/days.ts';
import { activityLevel, heatmap, levelOf, summarise } from './heatmap.ts';

describe('heatmap', () => {
  test.each<[string, [Day, number][], number, Day, [Day, number][]]>([
    [
      'no activity',
      [],
      2,
      '2026-01-01',
      [
        ['2025-12-31', 0],
        ['2026-01-01', 0],
      ],
    ],
    ['today alone', [['2026-01-01', 3]], 1, '2026-01-01', [['2026-01-01', 3]]],
    [
      'days outside the window are left out',
      [
        ['2025-12-30', 9],
        ['2025-12-31', 2],
        ['2026-01-02', 9],
      ],
      2,
      '2026-01-01',
      [
        ['2025-12-31', 2],
        ['2026-01-01', 0],
      ],
    ],
    [
      'a leap day',
      [['2024-02-29', 4]],
      3,
      '2024-03-01',
      [
        ['2024-02-28', 0],
        ['2024-02-29', 4],
        ['2024-03-01', 0],
      ],
    ],
    [
      'no leap day in another year',
      [['2023-02-28', 1]],
      2,
      '2023-03-01',
      [
        ['2023-02-28', 1],
        ['2023-03-01', 0],
      ],
    ],
  ])('%s', (_, counts, n, today, expected) => {
    const minutes = new Map(counts.map(([day, count]) => [day, count * 20.2]));
    const cells = heatmap({ counts: new Map(counts), minutes }, n, today);
    expect(cells).toEqual(
      expected.map(([date, activity]) => ({ date, activity, minutes: activity * 20.2 })),
    );
  });

  test('has exactly n consecutive cells, and every activity inside them', () => {
    const from = 19_000;
    const days = fc.integer({ min: from, max: from + 4_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(days, fc.integer({ min: 1, max: 30 })), { maxLength: 50 }),
        fc.integer({ min: 1, max: 3_660 }),
        days,
        (list, n, now) => {
          const counts = new Map(list.map(([day, count]) => [fromEpochDay(day), count]));
          const today = fromEpochDay(now);
          const cells = heatmap({ counts, minutes: counts }, n, today);
          expect(cells).toHaveLength(n);
          expect(cells[0]?.date).toBe(addDays(today, 1 - n));
          expect(cells.at(-1)?.date).toBe(today);
          expect(new Set(cells.map(({ date }) => date)).size).toBe(n);
          const inside = [...counts].filter(([day]) => day > addDays(today, -n) && day <= today);
          expect(summarise(cells)).toMatchObject({
            totalActivities: inside.reduce((sum, [, count]) => sum + count, 0),
            activeDays: inside.length,
          });
        },
      ),
      { numRuns: 50 },
    );
  });
});

test.each([
  [0, 'None'],
  [0.1, 'Low'],
  [1, 'Low'],
  [2, 'Low'],
  [2.01, 'Moderate'],
  [5, 'Moderate'],
  [5.01, 'High'],
  [10, 'High'],
  [10.01, 'Very High'],
  [1_000, 'Very High'],
])('%d activities a day are %s', (count, level) => {
  expect(activityLevel(count)).toBe(level);
});

describe('summary', () => {
  // biome-ignore format: one line a case
  test.each<[number[], number, number, number, number, string]>([
    [[0, 0, 0], 0, 0, 0, 0, 'None'],
    [[1], 1, 1, 1, 100, 'Low'],
    [[3, 0, 1, 2], 6, 3, 2, 75, 'Low'],
    [[1, 1, 0, 1, 1, 1, 0], 5, 5, 3, 71, 'Low'],
    [[0, 0, 5], 5, 1, 1, 33, 'Moderate'],
    [[2, 3, 0, 0], 5, 2, 2, 50, 'Moderate'],
    [[10, 0, 0, 0, 0, 0, 0, 0], 10, 1, 1, 13, 'High'],
    [[10, 11], 21, 2, 2, 100, 'Very High'],
    [[1, 1, 1, 0, 1], 4, 4, 3, 80, 'Low'],
    [[1, 0, 1, 1], 3, 3, 2, 75, 'Low'],
  ])('%j', (counts, totalActivities, activeDays, longestStreak, consistency, level) => {
    const cells = counts.map((activity, index) => ({
      date: fromEpochDay(index),
      activity,
      minutes: 0,
    }));
    expect(summarise(cells)).toEqual({
      totalActivities,
      activeDays,
      longestStreak,
      consistency,
      activityLevel: level,
    });
  });
});

test.each<[string, number[], number[]]>([
  ['each level up to its upper bound', [0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 1, 2, 2, 3, 3, 4, 4]],
  ['one unusual day makes the other levels low', [1, 9, 10, 11, 40], [1, 1, 1, 2, 4]],
  ['all days are alike', [2, 2, 2], [4, 4, 4]],
  ['a maximum of three', [0, 1, 2, 3], [0, 2, 3, 4]],
  ['one active day', [0, 7], [0, 4]],
  ['fractions', [0.5, 1.5, 2], [1, 3, 4]],
  ['no activity', [0, 0], [0, 0]],
])('levels relative to the busiest day: %s', (_, values, levels) => {
  const max = Math.max(...values);
  expect(values.map((value) => levelOf(value, max))).toEqual(levels);
});
