import { expect, test } from 'vitest';
import type { Day } from '../days/days.ts';
import { completedOn } from './completedOn.ts';
import { grainsOfHours } from './time.ts';

const skillOf = (initialHours: number, logged: readonly (readonly [Day, hours: number])[]) => {
  const activities = logged.map(([date, hours]) => ({ date, time: grainsOfHours(hours) }));
  return {
    initialTime: grainsOfHours(initialHours),
    loggedTime: activities.reduce((sum, { time }) => sum + time, 0),
    targetTime: grainsOfHours(20),
    activities,
  };
};

// biome-ignore format: one line a case
test.each<[string, ReturnType<typeof skillOf>, Day | undefined]>([
  ['on Friday', skillOf(18, [['2026-11-17', 1.5], ['2026-11-20', 1]]), '2026-11-20'],
  ['by two logs of one day', skillOf(18, [['2026-11-17', 1], ['2026-11-17', 1]]), '2026-11-17'],
  ['by the first log, and went on', skillOf(18, [['2026-11-15', 3], ['2026-11-17', 2]]), '2026-11-15'],
  ['before the week', skillOf(18, [['2026-11-12', 2], ['2026-11-17', 1]]), undefined],
  ['after the week', skillOf(18, [['2026-11-17', 1], ['2026-11-23', 1]]), undefined],
  ['not yet', skillOf(18, [['2026-11-17', 1.99]]), undefined],
  ['without a log in the week', skillOf(20, []), undefined],
])('a skill was completed %s', (_, skill, day) => {
  expect(completedOn(skill, '2026-11-15', '2026-11-21')).toBe(day);
});
