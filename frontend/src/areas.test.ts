import { expect, test } from 'vitest';
import { habitArea } from './features/habits/area.ts';
import { skillArea } from './features/skills/area.ts';

test('archived habits are counted, and the days of all', () => {
  const habits = [{ totalCompletions: 300 }, { totalCompletions: 1_000 }];
  const data = { habits, archived: [{ totalCompletions: 40 }] };
  const counted = { count: 3, unit: 'habit', archived: 1, within: 1_340, unitWithin: 'day' };
  expect(habitArea.holding(data)).toEqual(counted);
});

test('skills are counted with their activities', () => {
  const data = { skills: [{ activityCount: 2 }, { activityCount: 0 }] };
  const counted = { count: 2, unit: 'skill', within: 2, unitWithin: 'activity' };
  expect(skillArea.holding(data)).toEqual(counted);
});
