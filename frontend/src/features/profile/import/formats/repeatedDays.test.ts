import { describe, expect, test } from 'vitest';
import { epochDay } from '#shared/days/days.ts';
import { accountOf, habitOf } from '../import.fixture.ts';
import { foundJson, lostIn } from './reading.fixture.ts';

const taken = 'This day appears more than once. Cairn uses the last entry.';
const day = '2026-01-02';

const water = { kind: 'amount', unit: 'cups' } as const;

describe('if a habit has two entries for one day, the import uses the last one and reports the other', () => {
  test.each<[string, object, object, string[]]>([
    [
      'Beaver Habits',
      { habits: [{ name: 'Read', records: [true, false].map((done) => ({ day, done })) }] },
      { completed: [] },
      [`Read: Day ${day}. ${taken}`],
    ],
    [
      'Table Habit',
      {
        habits: [
          {
            name: 'Read',
            freq_type: 1,
            start_date: epochDay(day),
            records: [3, 5].map((record_value) => ({
              record_date: epochDay(day),
              record_type: 1,
              record_value,
            })),
          },
        ],
      },
      { amounts: [{ date: day, amount: 5 }] },
      [`Read: Day ${day}. ${taken}`],
    ],
    [
      'Cairn',
      accountOf({
        habits: [
          habitOf(1, 'Water', {
            ...water,
            targets: [{ from: '2026-01-01', target: 8, direction: 'at-least' }],
            completed: [day, day],
            amounts: [8, 9].map((amount) => ({ date: day, amount })),
            notes: ['a', 'b'].map((text) => ({ date: day, text })),
          }),
        ],
      }),
      {
        completed: [day],
        amounts: [{ date: day, amount: 9 }],
        notes: [{ date: day, text: 'b' }],
      },
      [`Water: Amount 8 on ${day}. ${taken}`, `Water: Note on ${day}. ${taken}`],
    ],
  ])('%s', async (_, file, expected, sentences) => {
    const found = await foundJson(file);
    expect(found.document.habits).toMatchObject([expected]);
    expect(lostIn(found).filter((line) => line.endsWith(taken))).toEqual(sentences);
  });
});
