import { expect, test } from 'vitest';
import { anAmountHabit } from './habit.fixture.ts';
import { daysSinceSlip, describeSlips, limitOn } from './limits.ts';

const calendar = { today: '2026-11-24', weekStartsOn: 0 } as const;
const atMost2 = { target: 2, direction: 'at-most', quiet: true } as const;
const coffee = (amounts: Readonly<Record<string, number>>, more = {}) =>
  anAmountHabit(atMost2, amounts, calendar, more);

// biome-ignore format: one line a case
test.each<[string, Readonly<Record<string, number>>, number | undefined, string]>([
  ['never', {}, undefined, 'No slip so far'],
  ['never, with an amount within the limit', { '2026-11-20': 2 }, undefined, 'No slip so far'],
  ['today', { '2026-11-24': 3 }, 0, 'A slip today'],
  ['yesterday', { '2026-11-23': 3 }, 1, '1 day since the last slip'],
  ['ten days ago, after an earlier slip', { '2026-11-03': 9, '2026-11-14': 3, '2026-11-20': 1 }, 10, '10 days since the last slip'],
])('the last slip: %s', (_, amounts, days, words) => {
  expect(daysSinceSlip(coffee(amounts), calendar.today)).toBe(days);
  expect(describeSlips(coffee(amounts), calendar.today)).toBe(words);
});

test.each([
  ['a limit that needs a record', { ...atMost2, quiet: false }],
  ['a total', { ...atMost2, targetPer: 'week' as const }],
])('describeSlips is empty for %s', (_, aim) => {
  const habit = anAmountHabit(aim, { '2026-11-20': 9 }, calendar);
  expect(describeSlips(habit, calendar.today)).toBe('');
});

// biome-ignore format: one line a case
test.each<[string, string, string | undefined]>([
  ['without a record', '2026-11-20', 'kept'],
  ['within the limit', '2026-11-21', undefined],
  ['above the limit', '2026-11-22', 'over'],
  ['today', '2026-11-24', 'open'],
  ['in the future', '2026-11-25', undefined],
  ['before its start', '2026-11-01', undefined],
  ['away', '2026-11-04', 'open'],
  ['skipped', '2026-11-05', undefined],
])('a quiet limit on a day: %s', (_, day, state) => {
  const amounts = { '2026-11-21': 1, '2026-11-22': 3 };
  const more = { away: [{ from: '2026-11-03', to: '2026-11-04' }], skips: ['2026-11-05'] };
  expect(limitOn(coffee(amounts, more), day, calendar)).toBe(state);
});

test('a limit that needs a record can only be exceeded', () => {
  const habit = anAmountHabit({ ...atMost2, quiet: false }, { '2026-11-22': 3 }, calendar);
  expect(['2026-11-21', '2026-11-22'].map((day) => limitOn(habit, day, calendar))).toEqual([
    undefined,
    'over',
  ]);
});
