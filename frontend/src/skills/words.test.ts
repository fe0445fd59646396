import { expect, test } from 'vitest';
import { hoursWords, minutesWords } from '../days/durations.ts';
import { anEntry } from './entry.fixture.ts';
import { aSkill } from './skill.fixture.ts';
import { entryWords, recentDayWords, restWords, silenceWords } from './words.ts';

const today = '2026-01-01';

test.each([
  [hoursWords(1), '1 h'],
  [hoursWords(0.25), '0.25 h'],
  [hoursWords(1234.5), '1,234.5 h'],
  [minutesWords(0), '0 min'],
  [minutesWords(45), '45 min'],
  [minutesWords(60), '1 h'],
  [minutesWords(1439), '23 h 59 min'],
  [restWords(aSkill({ currentHours: 19.67 })), '0.33 h to go'],
  [restWords(aSkill({ currentHours: 20 })), 'Target reached'],
  [silenceWords(null), 'never'],
  [silenceWords(1), '1 day'],
  [silenceWords(12), '12 days'],
  [recentDayWords('2026-01-01', today), 'Today'],
  [recentDayWords('2025-12-31', today), 'Yesterday'],
  [recentDayWords('2025-12-30', today), '30 December 2025'],
  [recentDayWords('2026-01-01', '2026-03-01'), '1 January'],
  [entryWords(anEntry({ hours: 1.5 })), '1.5 h'],
  [entryWords(anEntry({ type: 'Practice', duration: 45, hours: 0.75 })), 'Practice, 45 min'],
  [entryWords(anEntry({ type: 'Review', duration: 0, hours: 0 })), 'Review'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
