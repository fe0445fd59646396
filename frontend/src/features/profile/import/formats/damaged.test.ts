import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exportSchema } from '#shared/export/model.ts';
import { ImportProblem } from '../found.ts';
import { at, fileOf } from './reading.fixture.ts';
import { read } from './recognise.ts';

const habit = { name: 'Read', description: '', question: 'Did you?' };

/** A small file of each format. */
const samples: Readonly<Record<string, string | Uint8Array>> = {
  loop: zipSync(
    {
      'Habits.csv': strToU8(
        'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n001,Run,NUMERICAL,,,2,3,#E64A19,miles,AT_LEAST,2.5,true\n',
      ),
      '001 Run/Checkmarks.csv': strToU8(
        'Date,Value,Notes\n2026-11-22,3000,"a\nb"\n2026-11-21,SKIP,\n',
      ),
    },
    { level: 0 },
  ),
  habitBull:
    'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRun,,Fitness,4/13/2019,30,"x, y"\nRun,,Fitness,2019-04-14,1,\n',
  habitica: JSON.stringify({
    preferences: { timezoneOffset: 300, dayStart: 3 },
    tags: [{ id: 't', name: 'Health' }],
    tasks: {
      habits: [
        {
          _id: 'h',
          text: 'Sweets',
          up: true,
          down: true,
          history: [{ date: 1763400000000, value: 1, scoredUp: 2, scoredDown: 1 }],
        },
      ],
      dailys: [
        {
          _id: 'd',
          text: 'Walk',
          frequency: 'weekly',
          everyX: 1,
          repeat: { m: true },
          startDate: '2026-01-01T05:00:00.000Z',
          history: [{ date: 1763400000000, value: 1, completed: true }],
        },
      ],
      todos: [
        {
          _id: 't',
          text: 'Paint',
          completed: true,
          dateCompleted: '2026-01-01T05:00:00.000Z',
          checklist: [{ text: 'a', completed: true }],
        },
      ],
    },
  }),
  beaver: JSON.stringify({
    habits: [
      {
        ...habit,
        id: 'a',
        period: { period_type: 'W', period_count: 2, target_count: 3 },
        records: [{ day: '2026-11-20', done: true, text: 'x' }],
      },
    ],
  }),
  table: JSON.stringify({
    habits: [
      {
        ...habit,
        type: 1,
        status: 3,
        daily_goal: 8,
        daily_goal_unit: 'cups',
        freq_type: 3,
        freq_custom: '[2,3]',
        start_date: 19404,
        create_t: 1677550818,
        records: [{ record_date: 19405, record_type: 1, record_value: 7.5, reason: 'x' }],
      },
    ],
  }),
  goodreads:
    'Book Id,Title,Author,My Rating,Date Read,Date Added,Bookshelves,Exclusive Shelf,My Review\n7,"A, B",C,5,2024/01/15,2023/12/01,"x, y",read,"<br/>"\n',
  todoist:
    'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,DATE\nsection,Home,,,,\ntask,Paint,"a, b",1,1,Oct 5\ntask,Buy,,4,2,\n',
  cairn: JSON.stringify({
    format: 'cairn',
    version: 1,
    vacations: [{ from: '2026-07-01', to: '2026-07-14' }],
    skills: [
      {
        _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
        name: 'Rust',
        category: 'Other',
        initialTime: 0,
        createdDay: '2026-01-01',
        createdAt: '2026-01-01T12:00:00.000Z',
        updatedAt: '2026-01-01T12:00:00.000Z',
      },
    ],
  }),
};

const recordsOnly = z.omit(exportSchema, {
  format: true,
  version: true,
  exportedAt: true,
  person: true,
});

const numbers = [-1, 0, 1e9, 1e308, Number.MAX_SAFE_INTEGER, 0.001];
const inserts = [
  '"',
  ',',
  '\n',
  '\u0000',
  '😀',
  '__proto__',
  '99999999999999',
  '-',
  '{',
  ']',
  'null',
  ...numbers.map(String),
];

type Change = { readonly place: number; readonly cut: number; readonly insert: string };

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat(12),
  insert: fc.constantFrom('', ...inserts),
});

const changed = (bytes: Uint8Array, { place, cut, insert }: Change) => {
  const start = Math.floor(place * bytes.length);
  return Uint8Array.from([
    ...bytes.subarray(0, start),
    ...strToU8(insert),
    ...bytes.subarray(start + cut),
  ]);
};

test.each(Object.entries(samples))(
  'a file of %s that is damaged anywhere gives records that fit, or a sentence',
  async (_, sample) => {
    const bytes = typeof sample === 'string' ? strToU8(sample) : sample;
    await expect(read([fileOf(bytes)], at)).resolves.toBeDefined();
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const file = fileOf(changes.reduce(changed, bytes));
        const outcome = await read([file], at).catch((error: unknown) => error);
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(ImportProblem);
          expect(outcome.cause).toBeUndefined();
        } else {
          const { document } = outcome as Awaited<ReturnType<typeof read>>;
          const { person, ...records } = document;
          expect(recordsOnly.parse(records)).toEqual(records);
        }
      }),
      { numRuns: 200 },
    );
  },
);
