import { describe, expect, test } from 'vitest';
import type { Day } from '../days/days.ts';
import { activeTargets, resourceTargets, type TargetFacts } from './targets.ts';

const TODAY = '2026-03-15';

const facts = (deadline: Day | null, more: Partial<TargetFacts> = {}): TargetFacts => ({
  _id: 'A',
  title: 'A book',
  priority: 'Medium',
  status: 'In Progress',
  progress: 25,
  duration: 600,
  deadline,
  ...more,
});

test('a target has the resource and its remaining minutes', () => {
  expect(resourceTargets([facts('2026-03-17')], TODAY)).toEqual([
    {
      _id: 'A',
      title: 'A book',
      priority: 'Medium',
      deadline: '2026-03-17',
      progress: 25,
      remainingMinutes: 450,
      daysRemaining: 2,
      minutesPerDay: 150,
      isOverdue: false,
    },
  ]);
});

describe('the remaining minutes per day', () => {
  // biome-ignore format: one line a case
  test.each<[string, Day, number, number, Day, number, number, number, boolean]>([
    ['due today', TODAY, 600, 25, TODAY, 450, 0, 450, false],
    ['due tomorrow', '2026-03-16', 600, 25, TODAY, 450, 1, 225, false],
    ['rounded up', '2026-03-17', 100, 0, TODAY, 100, 2, 34, false],
    ['overdue by a day', '2026-03-14', 600, 25, TODAY, 450, -1, 450, true],
    ['overdue by a year', '2025-03-15', 600, 25, TODAY, 450, -365, 450, true],
    ['no duration', '2026-03-17', 0, 0, TODAY, 0, 2, 0, false],
    ['100% but not completed', '2026-03-17', 600, 100, TODAY, 0, 2, 0, false],
    ['half a minute is one', '2026-03-17', 50, 99, TODAY, 1, 2, 1, false],
    ['less than half is none', '2026-03-17', 49, 99, TODAY, 0, 2, 0, false],
    ['a third', '2026-03-15', 100, 67, TODAY, 33, 0, 33, false],
    ['over a leap day', '2024-03-01', 300, 0, '2024-02-28', 300, 2, 100, false],
    ['on a leap day', '2024-02-29', 300, 0, '2024-02-29', 300, 0, 300, false],
    ['over a year end', '2026-01-01', 300, 0, '2025-12-30', 300, 2, 100, false],
  ])('%s', (_, deadline, duration, progress, today, remaining, days, perDay, isOverdue) => {
    expect(resourceTargets([facts(deadline, { duration, progress })], today)).toMatchObject([
      { remainingMinutes: remaining, daysRemaining: days, minutesPerDay: perDay, isOverdue },
    ]);
  });
});

test('targets are unfinished resources with a deadline, nearest first, and by priority on the same day', () => {
  const resources = [
    facts('2026-04-01', { _id: 'later' }),
    facts(null, { _id: 'none' }),
    facts('2026-03-20', { _id: 'low', priority: 'Low' }),
    facts('2026-03-20', { _id: 'first' }),
    facts('2026-03-20', { _id: 'high', priority: 'High' }),
    facts('2026-03-20', { _id: 'second' }),
    facts('2026-03-10', { _id: 'overdue', status: 'On Hold' }),
    facts('2026-03-01', { _id: 'done', status: 'Completed' }),
    facts('2026-03-16', { _id: 'untouched', status: 'Not Started', priority: 'Low' }),
  ];
  expect(resourceTargets(resources, TODAY).map(({ _id }) => _id)).toEqual([
    'overdue',
    'untouched',
    'high',
    'first',
    'second',
    'low',
    'later',
  ]);
});

test('a resource on hold is a target, but is neither overdue nor active', () => {
  const onHold = facts('2026-03-14', { status: 'On Hold' });
  expect(resourceTargets([onHold], TODAY)).toMatchObject([{ daysRemaining: -1, isOverdue: false }]);
  expect(activeTargets([onHold, facts('2026-03-14')], TODAY)).toMatchObject([
    { daysRemaining: -1, isOverdue: true },
  ]);
});
