import { expect, test } from 'vitest';
import { started } from '#shared/timer/changes.ts';
import { minute } from '#shared/timer/limits.ts';
import { ringsAt } from '#shared/timer/plannedEnd.ts';
import { currentSession, type Session } from '#shared/timer/spans.ts';
import { aTimer } from '../timer.fixture.ts';
import { sessionOf } from '../timerFacts.ts';
import { formatClock, formatInstant, shownTime } from './clock.ts';
import { fromLocal, toLocal } from './localTime.ts';
import { isSignDue } from './useSigns.ts';

const days = { timeZone: 'UTC', dayStartsAt: 0 } as const;
const nine = Date.parse('2026-11-25T09:00:00.000Z');
const at = (minutes: number): number => nine + minutes * minute;
const timeOf = (minutes: number): string => new Date(at(minutes)).toISOString();

/** A session that starts at 9:00. */
const session = (given: Parameters<typeof aTimer>[0] = {}): Session => {
  const timer = aTimer({ startedAt: timeOf(0), seenAt: timeOf(0), ...given });
  return sessionOf(timer, days) as Session;
};
const pause = { from: timeOf(10), to: timeOf(20) };

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [59_000, '0:59'],
  [754_000, '12:34'],
  [3_599_999, '59:59'],
  [3_723_000, '1:02:03'],
  [-1, '0:00'],
])('%i ms are %s', (ms, text) => expect(formatClock(ms)).toBe(text));

test.each([
  ['the elapsed time', {}, 30, 30],
  ['the elapsed time without pauses', { pauses: [pause] }, 30, 20],
  ['the time until the pause, while it is paused', { pauses: [{ ...pause, to: null }] }, 30, 10],
  ['the remaining time of a countdown', { plannedMinutes: 25 }, 10, 15],
  ['the elapsed time of a countdown that is over', { plannedMinutes: 25 }, 26, 26],
  ['12 hours at most', {}, 13 * 60, 12 * 60],
])('the clock shows %s', (_, given, now, shown) =>
  expect(shownTime(session(given), at(now))).toBe(shown * minute),
);

test.each([
  ['never, without a countdown', {}, undefined],
  ['after 25 minutes', { plannedMinutes: 25 }, 25],
  ['after 35 minutes, with a pause of 10', { plannedMinutes: 25, pauses: [pause] }, 35],
  [
    'at no known moment, while it is paused',
    { plannedMinutes: 25, pauses: [{ ...pause, to: null }] },
    undefined,
  ],
])('a timer rings %s', (_, given, rings) =>
  expect(ringsAt(session(given))).toBe(rings && at(rings)),
);

test.each([
  ['not before a quarter of the time until it asks', {}, 29, false],
  ['after a quarter of the time until it asks', {}, 30, true],
  ['not within a quarter of that time after the last sign', { seenAt: timeOf(20) }, 49, false],
  ['not once it asks', {}, 120, false],
  ['not while it is paused', { pauses: [{ ...pause, to: null }] }, 60, false],
  ['sooner if the timer asks sooner', { checkAfter: 30 }, 8, true],
])('whether a sign of the person is due: %s', (_, given, now, isDue) =>
  expect(isSignDue(session(given), at(now))).toBe(isDue),
);

test('a response restores the start and the target of a timer', () => {
  const timer = aTimer({ startedAt: timeOf(0), seenAt: timeOf(20), pauses: [pause] });
  const again = sessionOf(timer, days)?.timer;
  const start = { startedAt: at(0), target: timer.target, note: timer.note };
  const [fact] = started([], timer._id, start, days);
  expect(again).toMatchObject({ startedAt: fact?.startedAt, target: fact?.target, end: null });
  expect(currentSession(again ? [again] : [])?.endedAt).toBeNull();
});

test.each([
  [at(30), '09:00'],
  [at(30 * 60), 'Wednesday 09:00'],
])('seen at %i, 9:00 is written %s', (now, text) => expect(formatInstant(nine, now)).toBe(text));

test('toLocal and fromLocal convert a moment to the minute, and fromLocal refuses other texts', () => {
  expect(fromLocal(toLocal(nine + 12_345))).toBe(nine);
  expect(fromLocal('')).toBeUndefined();
  expect(fromLocal('2026-11-25')).toBeUndefined();
});
