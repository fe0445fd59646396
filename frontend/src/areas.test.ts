import { expect, test } from 'vitest';
import { habitArea } from './features/habits/area.ts';
import { resourceArea } from './features/resources/area.ts';
import { skillArea } from './features/skills/area.ts';

const done = (...days: number[]) => days.map((totalCompletions) => ({ totalCompletions }));
const practised = (...counts: number[]) => counts.map((activityCount) => ({ activityCount }));

test.each([
  [{ habits: [], archived: [] }, undefined],
  [{ habits: done(0) }, '1 habit'],
  [{ habits: done(1), archived: [] }, '1 habit with 1 day'],
  [{ habits: done(300, 1_000), archived: done(40) }, '3 habits (1 archived) with 1,340 days'],
  [{ habits: done(0), archived: done(0, 0) }, '3 habits (2 archived)'],
])('%j holds %s', (data, words) => expect(habitArea.countText(data)).toBe(words));

test.each([
  [[], undefined],
  [practised(0), '1 skill'],
  [practised(1, 0), '2 skills with 1 activity'],
  [practised(1, 2), '2 skills with 3 activities'],
])('skills %j hold %s', (skills, words) => expect(skillArea.countText({ skills })).toBe(words));

test.each([
  [[], undefined],
  [[{}], '1 resource'],
  [[{}, {}, {}], '3 resources'],
])('resources %j hold %s', (resources, words) =>
  expect(resourceArea.countText({ resources })).toBe(words),
);
