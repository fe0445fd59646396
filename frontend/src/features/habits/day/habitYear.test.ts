import { expect, test } from 'vitest';
import { defaultWeekStart } from '#shared/days/days.ts';
import type { Frequency } from '#shared/habits/model.ts';
import { aHabit } from '../habit.fixture.ts';
import { cellsOf, yearsOf } from './habitYear.ts';

// A Friday; the fixture's habit began on 2 November.
const calendar = { today: '2026-11-20', weekStartsOn: defaultWeekStart } as const;

// biome-ignore format: one line a case
test.each<[string, Frequency, string, Partial<ReturnType<typeof cellsOf>[number]>]>([
  ['done', 'daily', '2026-11-10', { level: 4, text: 'done' }],
  ['done, with a note', 'daily', '2026-11-11', { level: 4, text: 'done, with a note', sign: 'dot' }],
  ['skipped', 'daily', '2026-11-12', { level: 0, text: 'skipped', sign: 'dash' }],
  ['skipped, with a note', 'daily', '2026-11-13', { text: 'skipped, with a note', sign: 'dash' }],
  ['missed', 'daily', '2026-11-14', { level: 0, text: 'not done', isFaint: false }],
  ['before its start', 'daily', '2026-11-01', { text: 'not scheduled', isFaint: true }],
  ['to come', 'daily', '2026-11-21', { text: 'upcoming', isFaint: true }],
  ['off the schedule', 'weekends', '2026-11-16', { text: 'not scheduled', isFaint: true }],
  ['paused', 'daily', '2026-11-18', { level: 0, text: 'paused', sign: 'dash', isFaint: false }],
  ['done while paused', 'daily', '2026-11-17', { level: 4, text: 'done, paused', sign: 'dash' }],
  ['on vacation', 'daily', '2026-11-19', { text: 'on vacation', sign: 'dash' }],
  ['on vacation before its start', 'daily', '2026-11-01', { text: 'not scheduled', isFaint: true }],
  ['on vacation off the schedule', 'weekends', '2026-11-19', { text: 'not scheduled', isFaint: true }],
  ['a planned pause', 'daily', '2026-11-25', { text: 'paused', sign: undefined, isFaint: true }],
  ['of a met week', 'weekly', '2026-11-09', { level: 1, text: 'week complete', isFaint: false }],
])('the square of a day: %s', (_, frequency, day, expected) => {
  const habit = aHabit({
    frequency,
    days: ['2026-11-10', '2026-11-11', '2026-11-17'],
    pauses: [
      { from: '2026-11-17', to: '2026-11-18' },
      { from: '2026-11-25', to: '2026-11-26' },
    ],
    vacations: [{ from: '2026-10-30', to: '2026-11-01' }, { from: '2026-11-19', to: '2026-11-19' }],
    skips: ['2026-11-12', '2026-11-13'],
  });
  const notes = ['2026-11-11', '2026-11-13'].map((date) => ({ date, text: 'x' }));
  const cell = cellsOf(habit, 2026, calendar, notes).find(({ date }) => date === day);
  expect(cell).toMatchObject(expected);
});

test.each([
  [2024, 366],
  [2026, 365],
])('%i has %i squares', (year, count) => {
  expect(cellsOf(aHabit(), year, calendar, [])).toHaveLength(count);
});

test.each([
  ['2026-11-02', [2026]],
  ['2024-12-31', [2026, 2025, 2024]],
  ['2027-01-01', [2027]],
])('a habit that began on %s has the years %j', (startDate, years) => {
  expect(yearsOf({ startDate }, calendar.today)).toEqual(years);
});

test.each([
  ['2026-11-03', 1],
  ['2026-11-04', 1],
  ['2026-11-05', 2],
  ['2026-11-06', 4],
])('the amount of %s is shaded by its share of the year’s largest: %i', (day, level) => {
  const amounts = [
    { date: '2025-11-03', amount: 90 },
    { date: '2026-11-03', amount: 0 },
    { date: '2026-11-04', amount: 2 },
    { date: '2026-11-05', amount: 3 },
    { date: '2026-11-06', amount: 8 },
  ];
  const habit = { ...aHabit(), amounts };
  expect(cellsOf(habit, 2026, calendar, []).find(({ date }) => date === day)).toMatchObject({
    level,
  });
});
