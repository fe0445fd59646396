import { expect, test } from 'vitest';
import { formatHours, formatMinutes } from '../../ui/format/durations.ts';
import { anActivity } from './activity.fixture.ts';
import {
  describeActivity,
  describeExtraHours,
  describeHours,
  describeLevel,
  describeRemaining,
} from './format.ts';
import { aSkill } from './skill.fixture.ts';

test.each([
  [formatHours(1), '1 h'],
  [formatHours(0.25), '15 min'],
  [formatHours(1234.5), '1,234 h 30 min'],
  [formatMinutes(0), '0 min'],
  [formatMinutes(45), '45 min'],
  [formatMinutes(60), '1 h'],
  [formatMinutes(1439), '23 h 59 min'],
  [describeRemaining(aSkill({ currentHours: 19.67 })), '20 min to go'],
  [describeRemaining(aSkill({ currentHours: 20 })), 'Target reached'],
  [describeHours(aSkill({ currentHours: 12.5, targetHours: 20 })), '12 h 30 min of 20 h'],
  [describeHours(aSkill({ currentHours: 20, targetHours: 20 })), '20 h of 20 h'],
  [describeHours(aSkill({ currentHours: 42.5, targetHours: 40 })), '42 h 30 min of 40 h'],
  [describeActivity(anActivity({ hours: 1.5 })), '1 h 30 min'],
  [
    describeActivity(anActivity({ type: 'Practice', duration: 45, hours: 0.75 })),
    'Practice, 45 min',
  ],
  [describeActivity(anActivity({ type: 'Review', duration: 0, hours: 0 })), 'Review'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  [3, 5, ['3 of 5', 'Intermediate']],
  [4, 4, ['4 of 4', 'Advanced']],
  [5, 4, ['5 of 4', 'Expert, 1 beyond the target']],
  [5, 2, ['5 of 2', 'Expert, 3 beyond the target']],
])('level %i of %i', (currentLevel, targetLevel, words) => {
  expect(describeLevel({ currentLevel, targetLevel })).toEqual(words);
});

test.each([
  [12.5, 20, undefined],
  [20, 20, undefined],
  [20.01, 20, '1 min beyond the target'],
  [42.5, 40, '2 h 30 min beyond the target'],
])('%d hours of a target of %d: %s', (currentHours, targetHours, extra) => {
  expect(describeExtraHours({ currentHours, targetHours })).toBe(extra);
});
