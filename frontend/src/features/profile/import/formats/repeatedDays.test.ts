import { describe, expect, test } from 'vitest';
import { epochDay } from '#shared/days/days.ts';
import { foundJson, lostIn } from './reading.fixture.ts';

const taken = 'This day appears more than once. Cairn uses the last entry.';
const day = '2026-01-02';

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
  ])('%s', async (_, file, expected, sentences) => {
    const found = await foundJson(file);
    expect(found.document.habits).toMatchObject([expected]);
    expect(lostIn(found).filter((line) => line.endsWith(taken))).toEqual(sentences);
  });
});
