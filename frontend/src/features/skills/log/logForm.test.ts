import { describe, expect, test } from 'vitest';
import { durationHint } from '../../../forms/fields/duration.ts';
import { anActivity } from '../activity.fixture.ts';
import {
  dayOf,
  emptyLog,
  hasInput,
  type LogValues,
  logErrors,
  minutesOf,
  newActivityOf,
  ofMinutes,
} from './logForm.ts';

const today = '2026-03-01';
const log = (given: Partial<LogValues>): LogValues => ({ ...emptyLog, ...given });

test.each([
  [{}, '2026-03-01'],
  [{ dayChoice: 'yesterday' }, '2026-02-28'],
  [{ dayChoice: 'earlier', date: '2025-12-24' }, '2025-12-24'],
] as const)('the day of %j: %s', (given, day) => {
  expect(dayOf(log(given), today)).toBe(day);
});

const nothingKnown = { activities: undefined, from: '2026-01-01' };

describe('newActivityOf', () => {
  test.each([
    ['hours', { hours: 1.5 }, { hours: 1.5, date: today }],
    ['a quick amount', log(ofMinutes(15)), { hours: 0.25, date: today }],
    ['minutes', { hours: '90 min' }, { hours: 1.5, date: today }],
    ['hours and minutes', { hours: '1:30' }, { hours: 1.5, date: today }],
    [
      'an activity of hours',
      { kind: 'activity', duration: '1.5 h' },
      { type: 'Practice', date: today, duration: 90 },
    ],
    ['a note', { hours: 1, notes: ' Chapter 3 ' }, { hours: 1, date: today, notes: 'Chapter 3' }],
    ['an activity', { kind: 'activity' }, { type: 'Practice', date: today }],
    [
      'an activity with minutes and a description',
      { kind: 'activity', type: 'Review', duration: 45, description: 'Tests' },
      { type: 'Review', date: today, duration: 45, description: 'Tests' },
    ],
    [
      'a quick activity',
      log({ kind: 'activity', ...ofMinutes(120) }),
      { type: 'Practice', date: today, duration: 120 },
    ],
  ] as const)('%s', (_, given, body) => {
    const activity = newActivityOf(log(given), today);
    expect(activity.body).toEqual(body);
    expect(logErrors(activity, today, nothingKnown)).toEqual({});
  });
});

describe('logErrors', () => {
  test.each<[string, Partial<LogValues>, object]>([
    ['no hours', {}, { hours: 'Hours must be a number' }],
    // The form must not read these as 1 h, 1.23 h and 160 h.
    ['a minus sign', { hours: '-1' }, { hours: durationHint() }],
    ['a thousandth', { hours: '1.234' }, { hours: 'Hours may have at most two decimal places' }],
    ['more minutes than an hour has', { hours: '1:60' }, { hours: durationHint() }],
    ['minutes in words', { kind: 'activity', duration: 'a while' }, { duration: durationHint() }],
    ['no time at all', { hours: 0 }, { hours: 'Hours must be more than 0' }],
    ['more than a day', { hours: 24.5 }, { hours: 'Hours must be at most 24' }],
    ['no day', { hours: 1, dayChoice: 'earlier' }, { date: 'Choose a day' }],
    [
      'tomorrow',
      { hours: 1, dayChoice: 'earlier', date: '2026-03-02' },
      { date: 'Choose today or an earlier day' },
    ],
    [
      'too many minutes',
      { kind: 'activity', duration: 1441 },
      { duration: 'Duration must be a whole number from 0 to 1,440' },
    ],
    [
      'notes that are too long',
      { hours: 1, notes: 'x'.repeat(2_001) },
      { notes: 'Notes may have at most 2,000 characters' },
    ],
  ])('%s', (_, given, errors) => {
    expect(logErrors(newActivityOf(log(given), today), today, nothingKnown)).toEqual(errors);
  });
});

describe('a day longer than 24 hours is refused if its activities are known', () => {
  const from = '2026-02-20';
  const known = {
    from,
    activities: [
      anActivity({ date: today, hours: 20 }),
      anActivity({ date: today, hours: 0.5, duration: 30, type: 'Study' }),
      anActivity({ date: '2026-02-19', hours: 24 }),
    ],
  };
  const message =
    '1 March 2026 already has 20.5 hours of this skill. With this it would have more than 24.';
  test.each<[string, Partial<LogValues>, object]>([
    ['hours that fit', { hours: 3.5 }, {}],
    ['hours that do not', { hours: '3:31' }, { hours: message }],
    ['minutes that fit', { kind: 'activity', duration: 210 }, {}],
    ['minutes that do not', { kind: 'activity', duration: 211 }, { duration: message }],
    ['an activity without minutes', { kind: 'activity' }, {}],
    ['another day', { hours: 24, dayChoice: 'yesterday' }, {}],
    [
      'a day before those that are known',
      { hours: 24, dayChoice: 'earlier', date: '2026-02-19' },
      {},
    ],
  ])('%s', (_, given, errors) => {
    expect(logErrors(newActivityOf(log(given), today), today, known)).toEqual(errors);
    expect(logErrors(newActivityOf(log(given), today), today, nothingKnown)).toEqual({});
  });
});

test.each<[Parameters<typeof log>[0], number]>([
  [{ hours: 1.5 }, 90],
  [{ hours: '45 min' }, 45],
  [{ hours: '' }, 0],
  [{ hours: 'many' }, Number.NaN],
  [{ kind: 'activity', hours: 1.5, duration: '20' }, 20],
  [ofMinutes(30), 30],
  [{ kind: 'activity', ...ofMinutes(30) }, 30],
])('the minutes of %j: %d', (values, minutes) => {
  expect(minutesOf(log(values))).toBe(minutes);
});

test.each<[Partial<LogValues>, boolean]>([
  [{}, false],
  [{ kind: 'activity', dayChoice: 'yesterday', type: 'Study' }, false],
  [{ notes: 'Chapter 3' }, true],
  [{ duration: 45 }, true],
  [{ dayChoice: 'earlier', date: '2025-12-24' }, true],
])('%j counts as typed input: %s', (given, typed) => {
  expect(hasInput(log(given))).toBe(typed);
});
