import { describe, expect, test } from 'vitest';
import {
  afterLogging,
  dayOf,
  emptyDraft,
  futureDay,
  type LogDraft,
  logErrors,
  newActivityOf,
  noDay,
} from './logForm.ts';

const today = '2026-03-01';
const draft = (given: Partial<LogDraft>): LogDraft => ({ ...emptyDraft, ...given });

test.each([
  [{}, '2026-03-01'],
  [{ dayChoice: 'yesterday' }, '2026-02-28'],
  [{ dayChoice: 'earlier', earlier: '2025-12-24' }, '2025-12-24'],
] as const)('the day of %j: %s', (given, day) => {
  expect(dayOf(draft(given), today)).toBe(day);
});

describe('newActivityOf', () => {
  test.each([
    ['hours', { hours: 1.5 }, undefined, { hours: 1.5, date: today }],
    ['a quick amount', { hours: 3 }, 15, { hours: 0.25, date: today }],
    [
      'a note',
      { hours: 1, note: ' Chapter 3 ' },
      undefined,
      { hours: 1, date: today, notes: 'Chapter 3' },
    ],
    ['an activity', { kind: 'activity' }, undefined, { type: 'Practice', date: today }],
    [
      'its minutes and what it was',
      { kind: 'activity', type: 'Review', minutes: 45, note: 'Tests' },
      undefined,
      { type: 'Review', date: today, duration: 45, description: 'Tests' },
    ],
    [
      'a quick activity',
      { kind: 'activity', minutes: 45 },
      120,
      { type: 'Practice', date: today, duration: 120 },
    ],
  ] as const)('%s', (_, given, quick, body) => {
    const activity = newActivityOf(draft(given), today, quick);
    expect(activity.body).toEqual(body);
    expect(logErrors(activity, today)).toEqual({});
  });
});

describe('logErrors', () => {
  test.each<[string, Partial<LogDraft>, object]>([
    ['no hours', {}, { hours: 'Hours must be a number' }],
    ['no time at all', { hours: 0 }, { hours: 'Hours must be more than 0' }],
    ['more than a day', { hours: 24.5 }, { hours: 'Hours must be at most 24' }],
    ['no day', { hours: 1, dayChoice: 'earlier' }, { day: noDay }],
    ['tomorrow', { hours: 1, dayChoice: 'earlier', earlier: '2026-03-02' }, { day: futureDay }],
    [
      'too many minutes',
      { kind: 'activity', minutes: 1441 },
      { minutes: 'Duration must be a whole number from 0 to 1,440' },
    ],
    [
      'a book',
      { hours: 1, note: 'x'.repeat(2_001) },
      { note: 'Notes may have at most 2,000 characters' },
    ],
  ])('%s', (_, given, errors) => {
    expect(logErrors(newActivityOf(draft(given), today), today)).toEqual(errors);
  });
});

test('after logging, the kind, the day and the type stay', () => {
  const kept = { kind: 'activity', dayChoice: 'yesterday', type: 'Study' } as const;
  expect(afterLogging(draft({ ...kept, hours: 1, minutes: 2, note: 'x' }))).toEqual(draft(kept));
});
