import { expect, test } from 'vitest';
import type { Unit } from '../due/units.ts';
import type { Frequency, Schedule } from '../model.ts';
import { tallyUnits } from './streaks.ts';

const rule = (frequency: Frequency): Schedule => ({ from: '1970-01-01', frequency });

/** A met unit of a daily habit, from one day to another, both counted from 1 January 1970 on. */
const unit = (first: number, last: number, fields: Partial<Unit> = {}): Unit => ({
  schedule: rule('daily'),
  first,
  last,
  done: 1,
  wanted: 1,
  outcome: 'met',
  share: 0,
  isOver: true,
  ...fields,
});

/** Daily units from 1 January 1970 on. x means met; the first `over` units are over. */
const daily = (word: string, over: number): Unit[] =>
  Array.from(word, (mark, day) => {
    const isOver = day < over;
    const outcome = mark === 'x' ? 'met' : isOver ? 'missed' : 'open';
    return unit(day, day, { outcome, isOver });
  });

const tally = (list: readonly Unit[], current: Schedule, marks = new Uint8Array(99)) =>
  tallyUnits({ list, marks, origin: 0 }, current);

test.each([
  ['', 0, { units: 0, met: 0, run: 0, longest: 0 }],
  ['xxx-xx-', 6, { units: 6, met: 5, run: 2, longest: 3 }],
  ['xxx-xx-', 7, { units: 7, met: 5, run: 0, longest: 3 }],
  ['-', 0, { units: 0, met: 0, run: 0, longest: 0 }],
  ['x', 0, { units: 1, met: 1, run: 1, longest: 1 }],
  ['--x', 2, { units: 3, met: 1, run: 1, longest: 1 }],
])('the tally of %j, with %i units that are over, is %o', (word, over, expected) => {
  expect(tally(daily(word, over), rule('daily'))).toEqual(expected);
});

// 20 single days, all met under the first schedule.
test.each<[string, Schedule, number]>([
  ['days', rule('daily'), 20],
  ['weekdays, which are days too', rule('weekdays'), 20],
  ['every three days', { ...rule('every-n-days'), frequencyCount: 3 }, 20],
  ['weeks', rule('weekly'), 2],
  ['months', { ...rule('per-month'), frequencyCount: 4 }, 0],
])('a run of 20 days, seen in %s', (_, present, run) => {
  expect(tally(daily('x'.repeat(20), 20), present)).toMatchObject({ run, longest: run });
});

// 21 days. The first 14 are two weekly units, shown in the unit of the second schedule.
test.each<[string, Schedule, readonly number[], number]>([
  ['days', rule('daily'), [], 21],
  ['days without the excused ones', rule('daily'), [3, 4, 5], 18],
  ['weekdays', rule('weekdays'), [], 15],
  ['every third day', { ...rule('every-n-days'), frequencyCount: 3 }, [], 7],
  ['two days a week', { ...rule('days'), frequencyDays: [1, 4] }, [], 6],
])('a run over weeks and then days, seen in %s', (_, present, excused, run) => {
  const weekly = { schedule: rule('weekly') };
  const days = [14, 15, 16, 17, 18, 19, 20].map((day) => unit(day, day, { schedule: present }));
  const marks = Uint8Array.from({ length: 21 }, (__, day) => (excused.includes(day) ? 2 : 0));
  const list = [unit(0, 6, weekly), unit(7, 13, weekly), ...days];
  expect(tally(list, present, marks)).toMatchObject({ run });
});

// biome-ignore format: one line a case
test.each([
  ['January', 0, 30, 1],
  ['one day less', 0, 29, 0],
  ['January and February', 0, 58, 2],
  ['from the 16th to the 15th', 15, 45, 1],
])('a run of days, seen in months: %s', (_, first, last, run) => {
  const present = { ...rule('per-month'), frequencyCount: 1 };
  expect(tally([unit(first, last)], present)).toMatchObject({ run });
});
