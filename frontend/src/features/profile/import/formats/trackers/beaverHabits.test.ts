import { describe, expect, test } from 'vitest';
import { foundJson, lostIn } from '../reading.fixture.ts';

const token = '123456:secret-token-of-a-bot';

const habit = {
  name: 'Order pizza',
  id: 'ab12',
  records: [
    { day: '2026-11-20', done: true },
    { day: '2026-11-21', done: false, text: 'closed' },
    { day: '2026-11-19', done: false, skipped: true },
    { day: '2026-11-18', done: false, state: 'SKIPPED' },
    { day: '2026-11-23', done: true },
    { done: true },
    'x',
  ],
};

const fileOf = (...habits: object[]) => ({
  habits,
  order_by: 3,
  backup: { telegram_bot_token: token, telegram_chat_id: '42' },
});

test('days, skips and notes are imported; the token of the backup is not', async () => {
  const file = await foundJson(fileOf(habit));
  expect(file.format).toBe('Beaver Habits');
  expect(file.document.habits).toMatchObject([
    {
      name: 'Order pizza',
      schedules: [{ from: '2026-11-18', frequency: 'daily' }],
      completed: ['2026-11-20'],
      skipped: ['2026-11-18', '2026-11-19'],
      notes: [{ date: '2026-11-21', text: 'closed' }],
      archivedOn: null,
    },
  ]);
  expect(lostIn(file)).toEqual(['Order pizza: Day 2026-11-23. This day is in the future.']);
  expect(JSON.stringify(file)).not.toContain(token);
});

test('a note with the skip tag stays a note, and is listed', async () => {
  const records = [
    { day: '2026-11-18', done: true, text: 'tired #Skip' },
    { day: '2026-11-19', done: false, text: '#skip, ill' },
    { day: '2026-11-20', done: false, text: '#skip', state: 'SKIPPED' },
    { day: '2026-11-21', done: false, text: '#skipper and x#skip' },
  ];
  const file = await foundJson(fileOf({ ...habit, records }));
  expect(file.document.habits).toMatchObject([
    { completed: ['2026-11-18'], skipped: ['2026-11-20'], notes: { length: 4 } },
  ]);
  expect(lostIn(file)).toEqual([
    'Order pizza: #skip on 2026-11-18. It stays in the note. The day keeps its state.',
    'Order pizza: #skip on 2026-11-19. It stays in the note. The day keeps its state.',
  ]);
});

describe('the frequency of a habit:', () => {
  const within = (period_type: string, period_count: number, target_count: number) => ({
    period_type,
    period_count,
    target_count,
  });
  test.each<[string, object | null, object, string[]]>([
    ['none', null, { frequency: 'daily' }, []],
    ['an unknown kind', within('X', 1, 1), { frequency: 'daily' }, []],
    ['days', within('D', 3, 1), { frequency: 'every-n-days', frequencyCount: 3 }, []],
    ['weeks', within('W', 1, 4), { frequency: 'per-week', frequencyCount: 4 }, []],
    ['months', within('M', 1, 2), { frequency: 'per-month', frequencyCount: 2 }, []],
    ['years', within('Y', 1, 1), { frequency: 'every-n-days', frequencyCount: 365 }, []],
    [
      'two weeks',
      within('W', 2, 5),
      { frequency: 'per-week', frequencyCount: 3 },
      ['Frequency: 5 times in 14 days'],
    ],
  ])('%s', async (_, period, schedule, lost) => {
    const records = [{ day: '2026-11-20', done: true }];
    const file = await foundJson(fileOf({ ...habit, records, period }));
    expect(file.document.habits[0]?.schedules).toEqual([{ from: '2026-11-20', ...schedule }]);
    expect(file.lost.map(({ what }) => what)).toEqual(lost);
  });
});

test('archived habits stay archived, deleted ones are left out, and tags and stars are lost', async () => {
  const records = [{ day: '2026-11-20', done: true }];
  const file = await foundJson(
    fileOf(
      { name: 'A', records, status: 'archive', tags: ['home', 'fun'], star: true },
      { name: 'B', records, status: 'soft_delete' },
      { name: 'C', records, status: 'active', tags: [] },
    ),
  );
  expect(file.document.habits).toMatchObject([
    { name: 'A', archivedOn: '2026-11-20' },
    { name: 'C', archivedOn: null },
  ]);
  expect(lostIn(file)).toEqual([
    'A: Tags home, fun. Habits in Cairn have no tags.',
    'A: Star. Habits in Cairn have no stars.',
    'B: The habit. It was deleted in Beaver Habits.',
  ]);
});
