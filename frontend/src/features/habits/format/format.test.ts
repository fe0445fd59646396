import { expect, test } from 'vitest';
import type { Frequency } from '#shared/habits/model.ts';
import { aHabit } from '../habit.fixture.ts';
import { formatFraction, tickLabel } from './format.ts';

const on = (frequency: Frequency) => aHabit({ name: 'Read', frequency });
const friday = '2026-11-20';

// biome-ignore format: one line a case
test.each([
  [tickLabel(on('daily'), friday, { completed: false }), 'Read, 20 November: not done'],
  [tickLabel(on('weekly'), friday, { completed: false, isCounted: false }), 'Read, 20 November: not done, optional'],
  [tickLabel(on('weekdays'), friday, { completed: false, isCounted: false, isDue: false }), 'Read, 20 November: not done'],
  [tickLabel(on('daily'), friday, { completed: true }), 'Read, 20 November: done'],
  [tickLabel(on('weekly'), friday, { completed: true, isMet: true }), 'Read, 20 November: done'],
  [tickLabel(on('weekly'), friday, { completed: false, isMet: true }), 'Read, 20 November: week complete'],
  [tickLabel(on('per-month'), friday, { completed: false, isMet: true }), 'Read, 20 November: month complete'],
  [tickLabel(on('weekly'), friday, { completed: false, isMet: true, isSkipped: true }), 'Read, 20 November: skipped'],
])('the label of a tick: %s', (said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  [{ asked: 4, done: 3 }, '3 of 4 done'],
  [{ asked: 0, done: 0 }, null],
])('the fraction %j in words: %s', (fraction, expected) => {
  expect(formatFraction(fraction)).toBe(expected);
});
