import { expect, test } from 'vitest';
import type { DaySetting } from '#shared/habits/model.ts';
import { describeChange } from './describeChange.ts';

// biome-ignore format: one line a case
test.each<[string, DaySetting, string?]>([
  ['Water: ticked for 20 November', { completed: true }],
  ['Water: no longer ticked for 20 November', { completed: false, skipped: false }],
  ['Water: skipped for 20 November', { skipped: true }],
  ['Water: no longer skipped for 20 November', { skipped: false }],
  ['Water: 8 glasses on 20 November', { amount: 8 }],
  ['Water: nothing recorded on 20 November', { amount: null, skipped: false }],
  ['Water: note added for 20 November', { note: 'Late' }],
  ['Water: note changed for 20 November', { note: 'Later' }, 'Late'],
  ['Water: note deleted for 20 November', { note: ' ' }, 'Late'],
])('a change described as %s', (words, set, noteBefore) => {
  const habit = { name: 'Water', unit: 'glasses' };
  expect(describeChange(habit, '2026-11-20', set, noteBefore)).toBe(words);
});
