import { describe, expect, test } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { habitBodies } from '#shared/contract/habits.ts';
import { daysBetween, isDay } from '#shared/rules/days.ts';
import { demoAccount } from './account.ts';
import { demoHabits, doneDays } from './habits.ts';

test('the account is one that can be registered, unchanged', () => {
  expect(auth.register.body.parse(demoAccount)).toEqual(demoAccount);
});

describe.each(['2026-11-20', '2024-02-29', '2027-01-01'])('on %s', (today) => {
  test.each(demoHabits.map((demo) => [demo.habit.name, demo] as const))('%s', (_, demo) => {
    expect(habitBodies.create.parse(demo.habit)).toEqual(demo.habit);
    const days = doneDays(demo, today);
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual([...new Set(days)].sort());
    for (const day of days) {
      expect(isDay(day)).toBe(true);
      expect(daysBetween(day, today)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(day, today)).toBeLessThan(92);
    }
  });
});

test('the same day of the week each week: a weekly habit has one day a week', () => {
  const weekly = demoHabits.find(({ habit }) => habit.frequency === 'weekly');
  const days = weekly ? doneDays(weekly, '2026-11-20') : [];
  expect(days.at(-1)).toBe('2026-11-18');
  expect(days.length).toBeGreaterThanOrEqual(10);
});
