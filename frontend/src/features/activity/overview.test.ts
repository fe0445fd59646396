import { expect, test } from 'vitest';
import { aSkill } from '../skills/skill.fixture.ts';
import { badgeOf, inOrder } from './overview.ts';

test('what needs attention comes first, what was never touched at its head', () => {
  const skills = [
    aSkill({ name: 'new B' }),
    aSkill({ name: 'yesterday', daysSinceLastActivity: 1 }),
    aSkill({ name: 'new A' }),
    aSkill({ name: 'silent', isNeglected: true, daysSinceLastActivity: 30 }),
    aSkill({ name: 'never', isNeglected: true }),
    aSkill({ name: 'today', daysSinceLastActivity: 0 }),
  ];
  expect(inOrder(skills).map(({ name }) => name)).toEqual([
    'never',
    'silent',
    'today',
    'yesterday',
    'new A',
    'new B',
  ]);
});

test.each([
  [false, 'Active'],
  [true, 'Needs Attention'],
] as const)('neglected: %s is marked %s', (isNeglected, label) => {
  expect(badgeOf({ isNeglected }).label).toBe(label);
});
