import { describe, expect, test } from 'vitest';
import type { Part, Reading } from './model.ts';
import { editReading, finishedInYear, readAgain, readingsOf } from './readings.ts';

const TODAY = '2026-03-15';
const [START, END] = ['2026-01-02', '2026-02-03'];

const closed = (id: string, completionDate: string | null = END): Reading => ({
  _id: id,
  startDate: null,
  completionDate,
});
const part: Part = {
  _id: 'p',
  title: 'One',
  minutes: 5,
  url: null,
  done: true,
  doneOn: START,
};
const finished = {
  _id: 'own',
  status: 'Completed' as const,
  pages: null,
  parts: [part],
  startDate: START,
  completionDate: END,
  readings: [closed('r')],
};
const own = { _id: 'own', startDate: START, completionDate: END };

test('the readings are those that were closed, and the present one while completed', () => {
  expect(readingsOf(finished)).toEqual([closed('r'), own]);
  expect(readingsOf({ ...finished, readings: readingsOf(finished) })).toEqual([closed('r'), own]);
  const open = { ...finished, status: 'On Hold' as const, completionDate: null };
  expect(readingsOf({ ...open, readings: [closed('r'), own] })).toEqual([closed('r')]);
});

test('readings finished in the calendar year are counted', () => {
  const readings = [
    closed('a', '2025-12-31'),
    closed('b', '2026-01-01'),
    closed('c', '2026-12-31'),
    closed('d', null),
  ];
  expect(finishedInYear([{ ...finished, readings }], TODAY)).toBe(3);
  expect(finishedInYear([{ ...finished, readings }], '2025-01-01')).toBe(1);
  expect(finishedInYear([{ ...finished, completionDate: null, readings: [] }], TODAY)).toBe(0);
});

describe('reading again', () => {
  test('closes the reading and begins the next one today', () => {
    expect(readAgain(finished, 'next', TODAY)).toEqual({
      status: 'In Progress',
      progress: 0,
      progressBefore: null,
      page: null,
      parts: [{ ...part, done: false, doneOn: null }],
      startDate: TODAY,
      completionDate: null,
      deadline: null,
      readings: [closed('r'), { ...own, _id: 'next' }],
    });
    expect(readAgain({ ...finished, pages: 320, parts: [] }, 'next', TODAY)?.page).toBe(0);
  });

  test('changes nothing if it is repeated, or if the resource is not completed', () => {
    expect(readAgain(finished, 'r', TODAY)).toBeUndefined();
    for (const status of ['Not Started', 'In Progress', 'On Hold'] as const) {
      expect(readAgain({ ...finished, status }, 'next', TODAY)).toBeUndefined();
    }
  });
});

test('the days of one reading are corrected', () => {
  const readings = [closed('a'), closed('b')];
  expect(editReading(readings, 'b', { startDate: START, completionDate: null })).toEqual([
    closed('a'),
    { _id: 'b', startDate: START, completionDate: null },
  ]);
  expect(editReading(readings, 'b', {})).toEqual(readings);
});
