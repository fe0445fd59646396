import { expect, test } from 'vitest';
import { habitArea } from './features/habits/area.ts';
import { resourceArea } from './features/resources/area.ts';
import { skillArea } from './features/skills/area.ts';

test.each([
  [[300, 1_000], [40], 3, '3 habits (1 archived) with 1,340 days'],
  [[300, 1_040], [], 2, '2 habits with 1,340 days'],
  [[1], [], 1, '1 habit with 1 day'],
  [[0], [0, 0], 3, '3 habits (2 archived)'],
  [[], [], 0, '0 habits'],
])('habits of %j days and archived ones of %j days', (kept, archived, count, text) => {
  const of = (totalCompletions: number) => ({ totalCompletions });
  const data = { habits: kept.map(of), archived: archived.map(of) };
  expect(habitArea.holding(data)).toEqual({ count, text });
});

test.each([
  [[2, 0], 2, '2 skills with 2 activities'],
  [[1], 1, '1 skill with 1 activity'],
  [[0], 1, '1 skill'],
])('skills of %j activities', (activities, count, text) => {
  const data = { skills: activities.map((activityCount) => ({ activityCount })) };
  expect(skillArea.holding(data)).toEqual({ count, text });
});

test('resources are counted', () => {
  expect(resourceArea.holding({ resources: [{}] })).toEqual({ count: 1, text: '1 resource' });
});
