import fc from 'fast-check';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { idOn } from '../core/ids.ts';
import { addDays, type Day } from '../days/days.ts';
import { grainsOfMinutes } from '../skills/time.ts';
import {
  isOlder,
  LATEST_SESSIONS,
  type LeftFacts,
  type PageSession,
  pagesPerHour,
  risingSessions,
  speedOf,
  type TimeLeft,
  timeLeft,
  timeLeftAfter,
} from './speed.ts';

const FIRST = '2026-05-01';

const session = (
  day: number,
  [pageBefore, page]: readonly [number | null, number | null],
  minutes = 60,
  more: Partial<PageSession> = {},
): PageSession => {
  const date = addDays(FIRST, day);
  const createdAt = `${date}T12:00:00.000Z`;
  return {
    _id: idOn(date, new Date(createdAt)),
    date,
    time: grainsOfMinutes(minutes),
    page,
    pageBefore,
    createdAt,
    ...more,
  };
};

const reading = (startDate: Day | null, closed?: string) => ({
  startDate,
  readings: closed === undefined ? [] : [{ _id: ulid(Date.parse(closed)) }],
});
const first = reading(null);

/** Three sessions of 22 pages an hour. */
const steady = [0, 1, 2].map((n) => session(n, [22 * n, 22 * (n + 1)]));

describe('the sessions of the speed', () => {
  // biome-ignore format: one line a case
  test.each<[string, PageSession]>([
    ['the page stayed', session(0, [40, 40])],
    ['the page went back', session(0, [40, 30])],
    ['no page before', session(0, [null, 30])],
    ['no page', session(0, [null, null])],
    ['no time', session(0, [40, 50], 0)],
    ['before the start of the reading', session(-1, [40, 50])],
    ['on its first day, before Again', session(0, [40, 50], 60, { createdAt: '2026-05-01T09:59:00.000Z' })],
  ])('leave out a session: %s', (_, left) => {
    expect(risingSessions([left], reading(FIRST, '2026-05-01T10:00:00.000Z'))).toEqual([]);
  });

  // biome-ignore format: one line a case
  test.each<[string, PageSession, ReturnType<typeof reading>]>([
    ['on the first day, after Again', session(0, [0, 50]), reading(FIRST, '2026-05-01T10:00:00.000Z')],
    ['logged for a day after the start', session(1, [0, 50]), reading(FIRST, '2026-06-01T10:00:00.000Z')],
    ['before the start of a first reading', session(-1, [0, 50]), reading(FIRST)],
    ['if the start is unknown', session(-900, [0, 50]), reading(null, '2020-01-01T10:00:00.000Z')],
    ['whose reading was closed by an id without an instant', session(0, [0, 50]), { startDate: FIRST, readings: [{ _id: 'Z'.repeat(26) }] }],
  ])('include a session %s', (_, kept, of) => {
    expect(risingSessions([kept], of)).toEqual([kept]);
  });

  test('are the latest ten by day and id, in any order of arrival', () => {
    const all = Array.from({ length: 14 }, (_, n) => session(n, [n, n + 1]));
    const late = session(13, [13, 20], 5, {
      _id: idOn(addDays(FIRST, 13), new Date('2026-01-01T23:00:00Z')),
    });
    fc.assert(
      fc.property(fc.shuffledSubarray([...all, late], { minLength: 15 }), (sessions) => {
        const rising = risingSessions(sessions, first);
        expect(rising).toEqual([late, ...all.slice(-(LATEST_SESSIONS - 1)).toReversed()]);
      }),
    );
  });

  test('have an order in which exactly one of two is older', () => {
    const anySession = fc
      .tuple(fc.integer({ min: -3, max: 3 }), fc.nat(86_399_999))
      .map(([day, time]) =>
        session(day, [0, 1], 1, { _id: idOn(addDays(FIRST, day), new Date(time)) }),
      );
    fc.assert(
      fc.property(anySession, anySession, anySession, (a, b, c) => {
        expect(Number(isOlder(a, b)) + Number(isOlder(b, a))).toBe(a._id === b._id ? 0 : 1);
        if (isOlder(a, b) && isOlder(b, c)) expect(isOlder(a, c)).toBe(true);
        // An id has the session's day, so ids alone sort sessions.
        expect(isOlder(a, b)).toBe(a._id < b._id);
      }),
    );
  });
});

describe('the speed', () => {
  test('needs three sessions', () => {
    expect(speedOf(steady.slice(1))).toBeUndefined();
    expect(speedOf(steady)).toEqual({ pages: 66, time: grainsOfMinutes(180) });
  });

  // biome-ignore format: one line a case
  test.each([
    [110, 180, 37],
    [22, 60, 22],
    [99, 600, 9.9],
    [5, 120, 2.5],
    [1, 1_440, 0.1],
    [20_000, 1, 1_200_000],
  ])('%i pages in %i minutes are %d pages an hour', (pages, minutes, shown) => {
    expect(pagesPerHour({ pages, time: grainsOfMinutes(minutes) })).toBe(shown);
  });
});

const book: LeftFacts = {
  status: 'In Progress',
  progress: 56,
  duration: 600,
  pages: 320,
  page: 180,
  parts: [],
};
const parts = (...minutes: (number | null)[]) =>
  minutes.map((minutes, n) => ({ minutes, done: n === 0 }));

describe('the time left', () => {
  // biome-ignore format: one line a case
  test.each<[string, Partial<LeftFacts>, PageSession[], number | null, number | null, number | null]>([
    ['pages at the speed, to 10 minutes', {}, steady, 140, 380, 22],
    ['one page takes at least 10 minutes', { page: 319 }, steady, 1, 10, 22],
    ['no page left', { page: 320 }, steady, 0, 0, 22],
    ['pages without a page', { page: null }, steady, 320, 870, 22],
    ['two sessions: the duration', {}, steady.slice(1), 140, 264, null],
    ['two sessions and no duration', { duration: 0 }, steady.slice(1), 140, null, null],
    ['the open parts', { pages: null, page: null, parts: parts(10, 20, 45) }, [], null, 65, null],
    ['all parts done', { pages: null, page: null, parts: parts(10) }, [], null, 0, null],
    ['a part without minutes: the duration', { pages: null, page: null, parts: parts(10, null) }, [], null, 264, null],
    ['neither pages nor parts', { pages: null, page: null, progress: 25 }, steady, null, 450, null],
    ['nothing known', { pages: null, page: null, duration: 0 }, [], null, null, null],
    ['completed', { status: 'Completed', progress: 100 }, steady, null, null, null],
  ])('%s', (_, given, sessions, pagesLeft, minutesLeft, speed) => {
    const left = timeLeft({ ...book, ...given }, sessions);
    expect(left).toEqual({ pagesLeft, minutesLeft, pagesPerHour: speed });
  });

  // biome-ignore format: one line a case
  test.each<[string, Partial<LeftFacts>, TimeLeft | undefined, TimeLeft]>([
    ['the same page', {}, { pagesLeft: 140, minutesLeft: 390, pagesPerHour: 22 }, { pagesLeft: 140, minutesLeft: 390, pagesPerHour: 22 }],
    ['another page', { page: 298 }, { pagesLeft: 140, minutesLeft: 390, pagesPerHour: 22 }, { pagesLeft: 22, minutesLeft: 60, pagesPerHour: 22 }],
    ['no speed', {}, { pagesLeft: 140, minutesLeft: 300, pagesPerHour: null }, { pagesLeft: 140, minutesLeft: 264, pagesPerHour: null }],
    ['nothing told', {}, undefined, { pagesLeft: 140, minutesLeft: 264, pagesPerHour: null }],
    ['parts instead of pages', { pages: null, page: null, parts: parts(10, 20) }, { pagesLeft: 140, minutesLeft: 390, pagesPerHour: 22 }, { pagesLeft: null, minutesLeft: 20, pagesPerHour: null }],
  ])('after a response: %s', (_, given, told, left) => {
    expect(timeLeftAfter({ ...book, ...given }, told)).toEqual(left);
  });

  test('never grows with a further page, and is a multiple of 10 minutes', () => {
    const rises = fc.record({
      rise: fc.integer({ min: 1, max: 300 }),
      minutes: fc.integer({ min: 1, max: 1_440 }),
    });
    fc.assert(
      fc.property(
        fc.array(rises, { minLength: 3, maxLength: 10 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.nat(),
        (all, pages, n) => {
          const sessions = all.map(({ rise, minutes }, n) => session(n, [0, rise], minutes));
          const page = n % pages;
          const [before = 0, after = 0] = [page, page + 1].map(
            (page) => timeLeft({ ...book, pages, page }, sessions).minutesLeft ?? Number.NaN,
          );
          expect(before % 10).toBe(0);
          expect(before).toBeGreaterThan(0);
          expect(after).toBeLessThanOrEqual(before);
        },
      ),
    );
  });
});
