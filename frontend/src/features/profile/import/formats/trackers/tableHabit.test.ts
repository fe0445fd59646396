import { describe, expect, test } from 'vitest';
import { epochDay } from '#shared/days/days.ts';
import { foundJson, lostIn } from '../reading.fixture.ts';

const record = (day: string, value?: number, more: object = {}) => ({
  record_date: epochDay(day),
  record_type: 1,
  record_value: value,
  create_t: 1_700_000_000,
  ...more,
});

const habit = {
  create_t: 1_677_550_818,
  type: 1,
  status: 1,
  name: 'Stretch',
  desc: 'Ten minutes',
  color: 5,
  daily_goal: 1,
  daily_goal_unit: '',
  freq_type: 3,
  freq_custom: '[1, 1]',
  reminder: '{"type":2,"extra":[],"time":{"hour":7,"minute":5}}',
  reminder_quest: 'Did you?',
  start_date: epochDay('2023-02-28'),
  target_days: 100,
  records: [
    record('2026-11-19', 1),
    record('2026-11-20', 0, { reason: 'ill' }),
    record('2026-11-21', 0, { record_type: 2 }),
  ] as object[],
};

test('a habit with a goal of 1 is ticked, and keeps its days, skips, notes and fields', async () => {
  const file = await foundJson({ habits: [habit] });
  expect(file.format).toBe('Table Habit');
  expect(file.document.habits).toMatchObject([
    {
      name: 'Stretch',
      description: 'Did you?\n\nTen minutes',
      color: '#009688',
      kind: 'check',
      reminderTime: '07:05',
      targetDays: 100,
      schedules: [{ from: '2023-02-28', frequency: 'daily' }],
      completed: ['2026-11-19'],
      skipped: ['2026-11-21'],
      notes: [{ date: '2026-11-20', text: 'ill' }],
      createdDay: '2023-02-28',
      createdAt: '2023-02-28T02:20:18.000Z',
    },
  ]);
  expect(file.lost).toEqual([]);
});

describe('a habit counts amounts if its goal is', () => {
  test.each<[string, object, object]>([
    [
      'at least 8',
      {
        daily_goal: 8,
        daily_goal_unit: 'glasses',
        records: [record('2026-11-19', 8), record('2026-11-20', 7.5)],
      },
      {
        unit: 'glasses',
        targets: [{ from: '2023-02-28', target: 8, direction: 'at-least' }],
        completed: ['2026-11-19'],
        amounts: [
          { date: '2026-11-19', amount: 8 },
          { date: '2026-11-20', amount: 7.5 },
        ],
      },
    ],
    [
      'at most 2',
      { type: 2, daily_goal: 2, records: [record('2026-11-19', 2), record('2026-11-20', 3)] },
      {
        unit: 'times',
        targets: [{ from: '2023-02-28', target: 2, direction: 'at-most' }],
        completed: ['2026-11-19'],
      },
    ],
    [
      'at least 1, but a day has more',
      { records: [record('2026-11-19', 3)] },
      { kind: 'amount', amounts: [{ date: '2026-11-19', amount: 3 }], completed: ['2026-11-19'] },
    ],
  ])('%s', async (_, told, expected) => {
    const { document } = await foundJson({ habits: [{ ...habit, ...told }] });
    expect(document.habits).toMatchObject([expected]);
  });
});

describe('a frequency', () => {
  test.each<[string, number, string, object]>([
    ['in days', 3, '[1,3]', { frequency: 'every-n-days', frequencyCount: 3 }],
    ['by the week', 1, '[2]', { frequency: 'per-week', frequencyCount: 2 }],
    ['by the month', 2, '[5]', { frequency: 'per-month', frequencyCount: 5 }],
  ])('%s', async (_, freq_type, freq_custom, schedule) => {
    const { document } = await foundJson({ habits: [{ ...habit, freq_type, freq_custom }] });
    expect(document.habits[0]?.schedules).toEqual([{ from: '2023-02-28', ...schedule }]);
  });
});

test('losses are listed', async () => {
  const file = await foundJson({
    app_ver: '1.20.0',
    groups: [{ uuid: 'g1', name: 'Morning' }, { uuid: 'g2', name: 'Empty' }, 'x'],
    habits: [
      {
        ...habit,
        name: 'A',
        group_id: 'g1',
        status: 3,
        daily_goal_extra: 10,
        color: 1,
        custom_color: 0xff336699,
      },
      { ...habit, name: 'B', status: 2 },
      {
        ...habit,
        name: 'C',
        group_id: 'gone',
        reminder: '{"type":3,"extra":[1],"time":{"hour":7,"minute":5}}',
      },
      {
        ...habit,
        name: 'D',
        freq_type: 9,
        reminder: 'x',
        records: [record('2026-11-25', 1), record('2026-11-19', 1, { record_date: 1e9 })],
      },
      'x',
    ],
  });
  expect(file.document.habits).toMatchObject([
    { name: 'A', group: 'Morning', archivedOn: '2026-11-21', color: '#336699' },
    { name: 'C', group: '', reminderTime: '07:05' },
    { name: 'D', reminderTime: null, completed: [] },
  ]);
  expect(lostIn(file)).toEqual([
    'A: Goal of at most 10. Habits in Cairn have only one target.',
    'B: The habit. It was deleted in Table Habit.',
    'C: Reminder days. In Cairn a reminder applies to every scheduled day.',
    'D: Frequency: unknown. The closest match is used: every day.',
    'D: Day 1000000000. This day does not exist, or is before 1970.',
    'D: Day 2026-11-25. This day is in the future.',
  ]);
});
