import { describe, expect, test } from 'vitest';
import { arrange } from '../../ui/list/listRules.ts';
import { aSkill } from './skill.fixture.ts';
import { byCategory, neglectedSkills, skillRules, statsOf } from './view.ts';

const names = (skills: readonly { name: string }[]) => skills.map(({ name }) => name).join(' ');

const skills = [
  aSkill({
    name: 'rust',
    status: 'In Progress',
    progress: 50,
    currentLevel: 3,
    currentHours: 10.5,
  }),
  aSkill({ name: 'Chess', status: 'Not Started', isNeglected: true, confidenceLevel: 4 }),
  aSkill({
    name: 'Ärger',
    status: 'Completed',
    progress: 100,
    currentLevel: 5,
    currentHours: 9,
    lastActivityDate: '2026-11-20',
    daysSinceLastActivity: 0,
  }),
  aSkill({
    name: 'Go',
    status: 'In Progress',
    progress: 50,
    currentLevel: 2,
    currentHours: 200,
    confidenceLevel: 2,
    lastActivityDate: '2025-12-31',
    daysSinceLastActivity: 324,
    isNeglected: true,
  }),
];

describe('the rules of the list', () => {
  test.each<[keyof typeof skillRules.filters, string]>([
    ['all', 'Ärger Chess Go rust'],
    ['in-progress', 'Go rust'],
    ['completed', 'Ärger'],
    ['not-started', 'Chess'],
    ['neglected', 'Chess Go'],
  ])('the filter %s keeps %s', (filter, kept) => {
    expect(names(arrange(skills, skillRules, filter, 'name'))).toBe(kept);
  });

  test.each<[keyof typeof skillRules.sorts, string]>([
    ['name', 'Ärger Chess Go rust'],
    ['progress', 'Ärger Go rust Chess'],
    ['level', 'Ärger rust Go Chess'],
    ['confidence', 'Chess Go Ärger rust'],
    ['hours', 'Go rust Ärger Chess'],
    ['last-activity', 'Ärger Go Chess rust'],
  ])('sorted by %s: %s', (sort, order) => {
    expect(names(arrange(skills, skillRules, 'all', sort))).toBe(order);
  });

  test('does not change the given list', () => {
    const before = names(skills);
    arrange(skills, skillRules, 'all', 'hours');
    expect(names(skills)).toBe(before);
  });
});

test.each([
  [[], { total: 0, inProgress: 0, completed: 0, hours: 0 }],
  [skills, { total: 4, inProgress: 2, completed: 1, hours: 219.5 }],
])('the figures of the skills: case %#', (given, numbers) => {
  expect(statsOf(given)).toEqual(numbers);
});

test('neglectedSkills lists skills that were never active, then the longest neglected, and ties by name', () => {
  const neglected = (name: string, daysSinceLastActivity: number | null) =>
    aSkill({ name, daysSinceLastActivity, isNeglected: true });
  const given = [
    neglected('late', 12),
    neglected('b', null),
    neglected('old', 90),
    neglected('a', null),
    aSkill({ name: 'fine' }),
  ];
  expect(names(neglectedSkills(given))).toBe('a b old late');
});

test('the chart counts the skills of each category and their hours', () => {
  const counted = [
    aSkill({ category: 'Mental', currentHours: 1 }),
    aSkill({ category: 'Design', currentHours: 2.25 }),
    aSkill({ category: 'Design', currentHours: 0.5 }),
  ];
  expect(byCategory(counted)).toEqual([
    { label: 'Design', value: 2, note: '2 h 45 min' },
    { label: 'Mental', value: 1, note: '1 h' },
  ]);
});
