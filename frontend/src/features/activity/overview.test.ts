import { expect, test } from 'vitest';
import { aSkill } from '../skills/skill.fixture.ts';
import { badgeOf, describeActivity, inOrder } from './overview.ts';

test('neglected skills come first, longest first; then the others, latest activity first', () => {
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

test.each([
  ['2026-11-20', false, 'Last activity: 20\u00a0November, 4\u00a0days\u00a0ago'],
  ['2026-11-04', true, 'Last activity: 4\u00a0November, 20\u00a0days\u00a0ago'],
  [null, false, 'No activity yet: added 22\u00a0November, 2\u00a0days\u00a0ago'],
  [null, true, 'Last activity: Never'],
])('an activity on %s, neglected %s: %s', (lastActivityDate, isNeglected, words) => {
  const skill = { lastActivityDate, isNeglected, createdDay: '2026-11-22' };
  expect(describeActivity(skill, '2026-11-24')).toBe(words);
});
