import { expect, test } from 'vitest';
import { daySetOf, hasDay } from '../days/daySet.ts';
import { type DayRecordChange, withDayRecord } from './dayRecord.ts';

type State = 'completed' | 'skipped' | 'neither';

const day = '2026-02-28';
const others = ['2025-12-31', '2026-03-01'];

const recordsOf = (state: State) => ({
  completed: daySetOf(state === 'completed' ? [...others, day] : others),
  skipped: daySetOf(state === 'skipped' ? [day] : []),
});

// biome-ignore format: one line a case
test.each<[State, DayRecordChange, State]>([
  ['neither', {}, 'neither'],
  ['neither', { completed: true }, 'completed'],
  ['neither', { skipped: true }, 'skipped'],
  ['neither', { completed: false }, 'neither'],
  ['neither', { skipped: false }, 'neither'],
  ['neither', { completed: true, skipped: false }, 'completed'],
  ['neither', { completed: false, skipped: true }, 'skipped'],
  ['neither', { completed: false, skipped: false }, 'neither'],
  ['completed', {}, 'completed'],
  ['completed', { completed: true }, 'completed'],
  ['completed', { skipped: true }, 'skipped'],
  ['completed', { skipped: false }, 'completed'],
  ['completed', { completed: false }, 'neither'],
  ['completed', { completed: false, skipped: true }, 'skipped'],
  ['skipped', {}, 'skipped'],
  ['skipped', { skipped: true }, 'skipped'],
  ['skipped', { completed: true }, 'completed'],
  ['skipped', { completed: false }, 'skipped'],
  ['skipped', { skipped: false }, 'neither'],
  ['skipped', { completed: true, skipped: false }, 'completed'],
])('a day that is %s, set to %j, is %s', (before, set, after) => {
  const records = recordsOf(before);
  const { completed, skipped } = withDayRecord(records, day, set);
  expect({ completed: hasDay(completed, day), skipped: hasDay(skipped, day) }).toEqual({
    completed: after === 'completed',
    skipped: after === 'skipped',
  });
  for (const other of others) expect(hasDay(completed, other)).toBe(true);
  if (before === after) expect({ completed, skipped }).toEqual(records);
});

test('an unchanged set is the same object', () => {
  const records = recordsOf('completed');
  expect(withDayRecord(records, day, { completed: true }).completed).toBe(records.completed);
  expect(withDayRecord(records, day, { completed: false }).skipped).toBe(records.skipped);
});
