import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damaged, ImportProblem } from '../../found.ts';
import { databaseOf } from '../files/sqlite.fixture.ts';
import { at, fileOf, found, lostIn } from '../reading.fixture.ts';
import { read } from '../recognise.ts';
import { otherDatabase } from './loopDatabase.ts';

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The tables that version 2 has after all migrations. */
const schema = `
  pragma foreign_keys = off;
  pragma user_version = 25;
  create table android_metadata (locale text);
  create table Habits ( id integer primary key autoincrement, archived integer, color integer, description text, freq_den integer, freq_num integer, highlight integer, name text, position integer, reminder_hour integer, reminder_min integer , reminder_days integer not null default 127, type integer not null default 0, target_type integer not null default 0, target_value real not null default 0, unit text not null default "", question text, uuid text);
  create table Repetitions ( id integer primary key autoincrement, habit integer not null references habits(id), timestamp integer not null, value integer not null, notes text);
  create unique index idx_repetitions_habit_timestamp on Repetitions( habit, timestamp);
`;

const backup = databaseOf(
  `${schema}
  insert into Habits values
    (1, 0, 3, 'Ten minutes', 1, 1, 0, 'Meditate', 1, 7, 5, 127, 0, 0, 0, '', 'Did you?', 'a1'),
    (2, 0, 1, '', 7, 3, 0, 'Run', 0, 18, 0, 62, 1, 0, 2.5, 'miles', '', 'b2'),
    (3, 1, 19, '', 30, 10, 0, 'Meditate', 2, null, null, 127, 1, 1, 3, 'cups', '', 'c3');`,
  (database) => {
    const insert = database.prepare(
      'insert into Repetitions (habit, timestamp, value, notes) values (?, ?, ?, ?)',
    );
    insert.run(1, midnight('2026-11-21'), 2, 'good');
    insert.run(1, midnight('2026-11-20'), 3, null);
    insert.run(1, midnight('2026-11-19'), 0, 'Sick');
    insert.run(1, midnight('2026-11-23'), 2, '');
    insert.run(1, -1, 2, '');
    insert.run(2, midnight('2026-11-21'), 3200, '');
    insert.run(2, midnight('2026-11-20'), 3, '');
    insert.run(3, midnight('2025-01-02'), 4000, '');
    insert.run(9, midnight('2025-01-02'), 2, 'of a habit that was deleted');
  },
);

test('a backup has its habits in order, with days, skips, notes, amounts, reminders and the archive', async () => {
  const file = await found(backup);
  expect(file.format).toBe('Loop Habit Tracker');
  expect(file.document.habits).toMatchObject([
    {
      name: 'Run',
      color: '#e64a19',
      reminderTime: '18:00',
      unit: 'miles',
      schedules: [{ from: '2026-11-20', frequency: 'weekly' }],
      targets: [{ from: '2026-11-20', target: 2.5, direction: 'at-least', targetPer: 'week' }],
      amounts: [{ date: '2026-11-21', amount: 3.2 }],
      completed: ['2026-11-21'],
      skipped: ['2026-11-20'],
    },
    {
      name: 'Meditate',
      description: 'Did you?\n\nTen minutes',
      color: '#ff8f00',
      reminderTime: '07:05',
      kind: 'check',
      completed: ['2026-11-21'],
      skipped: ['2026-11-20'],
      notes: [
        { date: '2026-11-19', text: 'Sick' },
        { date: '2026-11-21', text: 'good' },
      ],
      createdDay: '2026-11-19',
      archivedOn: null,
    },
    {
      name: 'Meditate',
      color: '#aaaaaa',
      reminderTime: null,
      schedules: [{ from: '2025-01-02', frequency: 'per-month', frequencyCount: 1 }],
      targets: [
        { from: '2025-01-02', target: 3, direction: 'at-most', targetPer: 'month', quiet: true },
      ],
      amounts: [{ date: '2025-01-02', amount: 4 }],
      completed: ['2025-01-02'],
      archivedOn: '2025-01-02',
    },
  ]);
  expect(lostIn(file)).toEqual([
    'Run: Reminder days. In Cairn a reminder applies to every scheduled day.',
    'Meditate: position: 1. Cairn has no field for this.',
    'Meditate: position: 2. Cairn has no field for this.',
    'Meditate: Day -1. This day does not exist, or is before 1970.',
    'Meditate: Day 2026-11-23. This day is in the future.',
  ]);
});

describe('a backup of the first versions', () => {
  test('is read without questions, kinds and values', async () => {
    const { document, lost } = await found(
      databaseOf(`
        create table Habits (Id integer primary key autoincrement, archived integer, color integer, description text, freq_den integer, freq_num integer, highlight integer, name text, position integer, reminder_hour integer, reminder_min integer);
        create table Repetitions (Id integer primary key autoincrement, habit integer, timestamp integer);
        insert into Habits values (1, 0, -16738680, 'Did you read?', 7, 1, 0, 'Read', 0, null, null);
        insert into Repetitions values (1, 1, ${midnight('2016-02-29')});
      `),
    );
    expect(document.habits).toMatchObject([
      {
        name: 'Read',
        description: 'Did you read?',
        color: '#009688',
        schedules: [{ from: '2016-02-29', frequency: 'weekly' }],
        completed: ['2016-02-29'],
      },
    ]);
    expect(lost).toEqual([]);
  });
});

test('the target of a habit with amounts is for the sum of its period', async () => {
  const rows = [1, 7, 10, 30].map(
    (days) => `(0, 0, ${days}, 1, 'Every ${days}', 1, 0, 50, 'minutes')`,
  );
  const file = await found(
    databaseOf(
      `${schema}
      insert into Habits
        (archived, color, freq_den, freq_num, name, type, target_type, target_value, unit)
        values ${rows}, (0, 0, 7, 1, 'Limit', 1, 1, 0, 'cups');`,
    ),
  );
  const from = at.today;
  const minutes = { from, direction: 'at-least' };
  expect(file.document.habits).toMatchObject([
    { schedules: [{ frequency: 'daily' }], targets: [{ ...minutes, target: 50 }] },
    {
      schedules: [{ frequency: 'weekly' }],
      targets: [{ ...minutes, target: 50, targetPer: 'week' }],
    },
    {
      schedules: [{ frequency: 'weekly' }],
      targets: [{ ...minutes, target: 35, targetPer: 'week' }],
    },
    {
      schedules: [{ frequency: 'per-month', frequencyCount: 1 }],
      targets: [{ ...minutes, target: 50, targetPer: 'month' }],
    },
    {
      schedules: [{ frequency: 'weekly' }],
      targets: [{ from, target: 0, direction: 'at-most', targetPer: 'week', quiet: true }],
    },
  ]);
  expect(lostIn(file)).toEqual([
    'Every 10: Target 50 in 10 days. It becomes 35 a week, the closest match.',
  ]);
});

test('another database is not read as a backup of Loop', async () => {
  await expect(found(databaseOf('create table Notes (a)'))).rejects.toThrow(otherDatabase());
});

test('reading a backup that is cut off or damaged always ends, with habits or an error sentence', async () => {
  const damage = fc.record({
    length: fc.integer({ min: 16, max: backup.length }),
    changes: fc.array(fc.tuple(fc.nat(backup.length - 1), fc.nat(255)), { maxLength: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ length, changes }) => {
      const bytes = backup.slice(0, length);
      for (const [place, byte] of changes) if (place >= 16 && place < length) bytes[place] = byte;
      const outcome = await read([fileOf(bytes)], at).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ImportProblem);
    }),
    { numRuns: 500 },
  );
  await expect(found(backup.slice(0, 5_000))).rejects.toThrow(damaged());
});
