import { describe, expect, test } from 'vitest';
import { limits } from '#shared/calls/fields.ts';
import { exportSchema } from '#shared/export/model.ts';
import { idsOf } from '../ids.ts';
import { keepLosses } from '../losses.ts';
import { at } from '../reading.fixture.ts';
import { everyDay } from './frequency.ts';
import type { DayDraft, HabitDraft } from './habitDraft.ts';
import { habitsOf } from './habitOf.ts';

const plain: HabitDraft = {
  key: 'a',
  name: 'Read',
  frequency: { rhythm: everyDay },
  days: new Map(),
};

const glasses = { unit: 'glasses', target: 8, direction: 'at-least' } as const;

const habitOf = (draft: Partial<HabitDraft>, others: HabitDraft[] = []) => {
  const losses = keepLosses();
  const drafts = [{ ...plain, ...draft }, ...others];
  const [habit] = habitsOf(drafts, { ...at, skillsFrom: 'project', idOf: idsOf('Test'), losses });
  expect(exportSchema.shape.habits.def.element.parse(habit)).toEqual(habit);
  return { habit, lost: losses.all().map(({ what, why }) => `${what}. ${why}`) };
};

const daysOf = (days: Readonly<Record<string, DayDraft>>) => new Map(Object.entries(days));

describe('a habit is fitted into Cairn’s limits:', () => {
  test.each<[string, Partial<HabitDraft>, object, string[]]>([
    [
      'a name that is too long',
      { name: 'x'.repeat(200) },
      { name: 'x'.repeat(limits.name) },
      ['Name. Only its first 120 characters fit.'],
    ],
    ['a name without visible letters', { name: ' \u200B' }, { name: 'Habit without a name' }, []],
    [
      'a description that is too long',
      { description: 'x'.repeat(2_001) },
      { description: 'x'.repeat(2_000) },
      ['Description. Only its first 2,000 characters fit.'],
    ],
    ['a category of Cairn', { category: ' physical' }, { category: 'Physical' }, []],
    ['a colour', { color: '#ABCDEF' }, { color: '#abcdef' }, []],
    ['an invalid colour', { color: 'red' }, { color: '#4caf50' }, []],
    ['too many target days', { targetDays: 9_999 }, { targetDays: 3_650 }, []],
    [
      'a unit that is too long',
      { aim: { ...glasses, unit: 'glasses of fresh water' } },
      { unit: 'glasses of fresh wat' },
      ['Unit glasses of fresh water. Only its first 20 characters fit.'],
    ],
    ['an empty unit', { aim: { ...glasses, unit: '' } }, { unit: 'times' }, []],
    [
      'a target that is too small',
      { aim: { ...glasses, target: 0 } },
      { targets: [{ from: at.today, target: 0.01, direction: 'at-least' }] },
      ['Target 0. It becomes 0.01, the closest match.'],
    ],
    [
      'a limit of 0',
      { aim: { ...glasses, target: 0, direction: 'at-most', quiet: true } },
      { targets: [{ from: at.today, target: 0, direction: 'at-most', quiet: true }] },
      [],
    ],
    [
      'a target for a week',
      {
        aim: { ...glasses, targetPer: 'week' },
        days: daysOf({ '2026-01-01': { amount: 0 }, '2026-01-02': { amount: 1 } }),
      },
      {
        targets: [{ from: '2026-01-01', target: 8, direction: 'at-least', targetPer: 'week' }],
        completed: ['2026-01-02'],
      },
      [],
    ],
    [
      'a target that is no number',
      { aim: { ...glasses, target: Number.NaN } },
      { targets: [{ from: at.today, target: 0.01, direction: 'at-least' }] },
      ['Target NaN. It becomes 0.01, the closest match.'],
    ],
    [
      'a target that is too large',
      { aim: { ...glasses, target: 2e6 } },
      { targets: [{ from: at.today, target: 1e6, direction: 'at-least' }] },
      ['Target 2000000. It becomes 1000000, the closest match.'],
    ],
    [
      'a note that is too long',
      { days: daysOf({ '2026-01-02': { note: 'x'.repeat(501) } }) },
      { notes: [{ date: '2026-01-02', text: 'x'.repeat(500) }] },
      ['Note on 2026-01-02. Only its first 500 characters fit.'],
    ],
    [
      'amounts out of range',
      {
        aim: glasses,
        days: daysOf({
          '2026-01-01': { amount: -1 },
          '2026-01-02': { amount: 1_000_001 },
          '2026-01-03': { amount: Number.NaN },
          '2026-01-04': { amount: 1 / 3 },
        }),
      },
      { amounts: [{ date: '2026-01-04', amount: 0.33 }] },
      [
        'Amount -1 on 2026-01-01. An amount can’t be less than 0.',
        'Amount 1000001 on 2026-01-02. An amount can be at most 1,000,000.',
        'Amount NaN on 2026-01-03. An amount can’t be less than 0.',
        'Decimals of 1 amount. Amounts have two decimals at most.',
      ],
    ],
    [
      'invalid days, and future days',
      {
        days: daysOf({
          '1969-12-31': { done: true },
          '2026-02-30': { skipped: true },
          '2026-11-22': { done: true },
          '2026-11-23': { skipped: true },
        }),
      },
      { completed: ['2026-11-22'], skipped: [] },
      [
        'Day 1969-12-31. This day does not exist, or is before 1970.',
        'Day 2026-02-30. This day does not exist, or is before 1970.',
        'Day 2026-11-23. This day is in the future.',
      ],
    ],
    [
      'a day both done and skipped',
      { days: daysOf({ '2026-01-02': { done: true, skipped: true } }) },
      { completed: ['2026-01-02'], skipped: [] },
      [],
    ],
    [
      'a skipped day with an amount',
      { aim: glasses, days: daysOf({ '2026-01-02': { amount: 9, skipped: true } }) },
      { completed: [], skipped: ['2026-01-02'], amounts: [{ date: '2026-01-02', amount: 9 }] },
      [],
    ],
  ])('%s', (_, draft, expected, sentences) => {
    const { habit, lost } = habitOf(draft);
    expect(habit).toMatchObject(expected);
    expect(lost).toEqual(sentences);
  });
});

describe('the first day of a habit', () => {
  const other = { ...plain, days: daysOf({ '2026-03-04': { done: true } }) };
  test.each<[string, Partial<HabitDraft>, HabitDraft[], object]>([
    [
      'is its earliest record',
      { days: daysOf({ '2026-02-03': { done: true }, '2026-01-02': { note: 'a' } }) },
      [],
      { createdDay: '2026-01-02', createdAt: '2026-01-02T00:00:00.000Z' },
    ],
    [
      'is the first day that the file states, if that is earlier than any record',
      { first: '2025-12-31', days: daysOf({ '2026-01-02': { done: true } }) },
      [],
      { createdDay: '2025-12-31' },
    ],
    [
      'is the earliest record, if that is earlier than the first day that the file states',
      { first: '2026-02-01', days: daysOf({ '2026-01-02': { done: true } }) },
      [],
      { createdDay: '2026-01-02' },
    ],
    ['is the file’s last day if the habit has no days', {}, [other], { createdDay: '2026-03-04' }],
    [
      'is today if the file has no days',
      {},
      [],
      { createdDay: at.today, createdAt: '2000-01-01T00:00:00.000Z' },
    ],
    [
      'is never in the future',
      { first: '2027-01-01', createdAt: Date.parse('2027-01-01') },
      [],
      { createdDay: at.today, createdAt: '2026-11-22T12:00:00.000Z' },
    ],
    [
      'has the exact time if the file has one',
      { first: '2026-01-02', createdAt: Date.parse('2026-01-02T03:04:05.678Z') },
      [],
      { createdDay: '2026-01-02', createdAt: '2026-01-02T03:04:05.678Z' },
    ],
  ])('%s', (_, draft, others, expected) => {
    expect(habitOf(draft, others).habit).toMatchObject(expected);
  });

  test('an archived habit is archived on its last day', () => {
    const days = daysOf({ '2026-01-02': { done: true }, '2026-03-04': { skipped: true } });
    expect(habitOf({ days, isArchived: true }).habit?.archivedOn).toBe('2026-03-04');
    expect(habitOf({ isArchived: true }).habit?.archivedOn).toBe(at.today);
  });
});
