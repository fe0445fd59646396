import { expect, test } from 'vitest';
import { MET, MISSED, OPEN } from '../due/units.ts';
import type { Frequency, Schedule } from '../model.ts';
import { tallyUnits } from './streaks.ts';

const rule = (frequency: Frequency): Schedule => ({ from: '1970-01-01', frequency });

/**
 * Daily units from 1 January 1970 on. x means met; the first `over` units are over. `schedules` has the index of
 * each unit's schedule.
 */
const units = (word: string, over: number, schedules = '') => ({
  count: word.length,
  over,
  outcome: Uint8Array.from(word, (mark, n) => (mark === 'x' ? MET : n < over ? MISSED : OPEN)),
  share: new Float64Array(word.length),
  first: Int32Array.from(word, (_, day) => day),
  last: Int32Array.from(word, (_, day) => day),
  done: Uint8Array.from(word, (mark) => (mark === 'x' ? 1 : 0)),
  wanted: Uint8Array.from(word, () => 1),
  schedule: Uint8Array.from(word, (_, day) => Number(schedules[day] ?? 0)),
  marks: new Uint8Array(word.length),
  origin: 0,
});

test.each([
  ['', 0, { units: 0, met: 0, run: 0, longest: 0 }],
  ['xxx-xx-', 6, { units: 6, met: 5, run: 2, longest: 3 }],
  ['xxx-xx-', 7, { units: 7, met: 5, run: 0, longest: 3 }],
  ['-', 0, { units: 0, met: 0, run: 0, longest: 0 }],
  ['x', 0, { units: 1, met: 1, run: 1, longest: 1 }],
  ['--x', 2, { units: 3, met: 1, run: 1, longest: 1 }],
])('the tally of %j, with %i units that are over, is %o', (word, over, tally) => {
  const daily = rule('daily');
  expect(tallyUnits(units(word, over), [daily], daily)).toEqual(tally);
});

// 20 single days, all met under the first schedule.
test.each<[string, Schedule, number]>([
  ['days', rule('daily'), 20],
  ['weekdays, which are days too', rule('weekdays'), 20],
  ['every three days', { ...rule('every-n-days'), frequencyCount: 3 }, 20],
  ['weeks', rule('weekly'), 2],
  ['months', { ...rule('per-month'), frequencyCount: 4 }, 0],
])('a run of 20 days, seen in %s', (_, present, run) => {
  const table = units('x'.repeat(20), 20);
  expect(tallyUnits(table, [rule('daily'), present], present)).toMatchObject({ run, longest: run });
});

// 21 days. The first 14 are two weekly units, shown in the unit of the second schedule.
test.each<[string, Schedule, readonly number[], number]>([
  ['days', rule('daily'), [], 21],
  ['days without the excused ones', rule('daily'), [3, 4, 5], 18],
  ['weekdays', rule('weekdays'), [], 15],
  ['every third day', { ...rule('every-n-days'), frequencyCount: 3 }, [], 7],
  ['two days a week', { ...rule('days'), frequencyDays: [1, 4] }, [], 6],
])('a run over weeks and then days, seen in %s', (_, present, excused, run) => {
  const table = {
    ...units('x'.repeat(9), 9, '001111111'),
    first: Int32Array.of(0, 7, 14, 15, 16, 17, 18, 19, 20),
    last: Int32Array.of(6, 13, 14, 15, 16, 17, 18, 19, 20),
    marks: Uint8Array.from({ length: 21 }, (__, day) => (excused.includes(day) ? 2 : 0)),
  };
  expect(tallyUnits(table, [rule('weekly'), present], present)).toMatchObject({ run });
});

// biome-ignore format: one line a case
test.each([
  ['January', 0, 30, 1],
  ['one day less', 0, 29, 0],
  ['January and February', 0, 58, 2],
  ['from the 16th to the 15th', 15, 45, 1],
])('a run of days, seen in months: %s', (_, first, last, run) => {
  const table = { ...units('x', 1), first: Int32Array.of(first), last: Int32Array.of(last) };
  const present = { ...rule('per-month'), frequencyCount: 1 };
  expect(tallyUnits(table, [rule('daily')], present)).toMatchObject({ run });
});
