import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DayStart, dayStarts } from './daySettings.ts';
import {
  addDays,
  dayOfWeek,
  dayOfYear,
  daysBetween,
  daysInYear,
  endOfMonth,
  endOfWeek,
  epochDay,
  epochDayOfYearStart,
  fromEpochDay,
  isDay,
  isTimeZone,
  lastDays,
  monthOf,
  resolveTimeZone,
  startOfMonth,
  startOfWeek,
  todayIn,
  type WeekStart,
  weekdayOfEpochDay,
} from './days.ts';

const MILLISECONDS_A_DAY = 86_400_000;
const LAST = Date.UTC(9999, 11, 31) / MILLISECONDS_A_DAY;
const anyEpochDay = fc.integer({ min: 0, max: LAST });
const platformDay = (n: number) => new Date(n * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

describe('isDay', () => {
  test.each([
    ['1970-01-01', true],
    ['9999-12-31', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-04-30', true],
    ['1969-12-31', false],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-02-30', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-13-10', false],
    ['2026-01-00', false],
    ['2026-01-32', false],
    ['2026-1-1', false],
    ['26-01-01', false],
    ['10000-01-01', false],
    ['2026-01-01\n', false],
    [' 2026-01-01', false],
    ['2026-01-01T00:00:00Z', false],
    ['٢٠٢٦-٠١-٠١', false],
    ['', false],
  ])('%j is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('counting', () => {
  test.each([
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['2000-02-29', 11_016],
    ['2000-03-01', 11_017],
    ['2026-01-01', 20_454],
  ])('%s is %i days after 1970-01-01', (day, n) => {
    expect(epochDay(day)).toBe(n);
    expect(fromEpochDay(n)).toBe(day);
  });

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['1970-01-01', -1, '1969-12-31'],
  ])('%s plus %i days is %s', (day, n, expected) => {
    expect(addDays(day, n)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(n);
  });

  test('a day past the year 9999 is refused', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  });

  test('agrees with the platform on any day', () => {
    fc.assert(
      fc.property(anyEpochDay, (n) => {
        const day = platformDay(n);
        expect(fromEpochDay(n)).toBe(day);
        expect(epochDay(day)).toBe(n);
        expect(isDay(day)).toBe(true);
        expect(dayOfWeek(day)).toBe(new Date(n * MILLISECONDS_A_DAY).getUTCDay());
      }),
      { numRuns: 2000 },
    );
  });

  test('every day from 1968 to 2105 agrees with the platform', () => {
    for (let n = -731; n < 49_500; n++) {
      if (fromEpochDay(n) !== platformDay(n)) expect.fail(`${n}: ${fromEpochDay(n)}`);
    }
  });
});

describe('weeks', () => {
  test.each([
    ['2026-01-04', 0, '2026-01-04', '2026-01-10'],
    ['2026-01-10', 6, '2026-01-04', '2026-01-10'],
    ['2027-01-01', 5, '2026-12-27', '2027-01-02'],
    ['2026-12-31', 4, '2026-12-27', '2027-01-02'],
    ['2024-02-29', 4, '2024-02-25', '2024-03-02'],
    ['1970-01-01', 4, '1969-12-28', '1970-01-03'],
  ])('%s is weekday %i of the week %s to %s', (day, weekday, sunday, saturday) => {
    expect(dayOfWeek(day)).toBe(weekday);
    expect(startOfWeek(day, 0)).toBe(sunday);
    expect(endOfWeek(day, 0)).toBe(saturday);
  });

  // biome-ignore format: one line a case
  test.each<[string, WeekStart, string, string]>([
    ['2026-01-04', 1, '2025-12-29', '2026-01-04'],
    ['2026-01-05', 1, '2026-01-05', '2026-01-11'],
    ['2024-02-29', 1, '2024-02-26', '2024-03-03'],
    ['2026-01-03', 6, '2026-01-03', '2026-01-09'],
    ['2026-01-04', 6, '2026-01-03', '2026-01-09'],
    ['2026-01-09', 6, '2026-01-03', '2026-01-09'],
    ['1970-01-01', 6, '1969-12-27', '1970-01-02'],
  ])('%s, in weeks from weekday %i, is in the week %s to %s', (day, weekStartsOn, first, last) => {
    expect(startOfWeek(day, weekStartsOn)).toBe(first);
    expect(endOfWeek(day, weekStartsOn)).toBe(last);
  });

  test('weekdays continue before 1970', () => {
    expect([-5, -4, -1, 0, 3].map(weekdayOfEpochDay)).toEqual([6, 0, 3, 4, 0]);
  });
});

describe('months and years', () => {
  test.each([
    ['2024-02-14', '2024-02', '2024-02-01', '2024-02-29'],
    ['2026-02-28', '2026-02', '2026-02-01', '2026-02-28'],
    ['2026-12-31', '2026-12', '2026-12-01', '2026-12-31'],
    ['2026-04-01', '2026-04', '2026-04-01', '2026-04-30'],
  ])('%s is in %s, which runs from %s to %s', (day, month, start, end) => {
    expect([monthOf(day), startOfMonth(day), endOfMonth(day)]).toEqual([month, start, end]);
  });

  test.each([
    ['2026-01-01', 0],
    ['2026-12-31', 364],
    ['2024-02-29', 59],
    ['2024-12-31', 365],
    ['2025-03-01', 59],
  ])('%s is day %i of its year', (day, n) => {
    expect(dayOfYear(day)).toBe(n);
  });

  test.each([
    [2023, 365],
    [2024, 366],
    [2000, 366],
    [2100, 365],
  ])('%i has %i days', (year, days) => {
    expect(daysInYear(year)).toBe(days);
    expect(epochDayOfYearStart(year + 1) - epochDayOfYearStart(year)).toBe(days);
  });
});

describe('lastDays', () => {
  test.each([
    [1, '2026-01-01', ['2026-01-01']],
    [3, '2024-03-01', ['2024-02-28', '2024-02-29', '2024-03-01']],
    [3, '2026-01-01', ['2025-12-30', '2025-12-31', '2026-01-01']],
    [0, '2026-01-01', []],
  ])('the last %i days on %s', (n, today, expected) => {
    expect(lastDays(n, today)).toEqual(expected);
  });

  test('returns exactly as many days as requested', () => {
    const days = lastDays(3660, '2026-07-15');
    expect(new Set(days).size).toBe(3660);
    expect(days.at(-1)).toBe('2026-07-15');
  });
});

describe('todayIn', () => {
  test.each([
    ['the furthest west', '2026-01-01T11:59:59Z', 'Etc/GMT+12', '2025-12-31'],
    ['the furthest west, a second later', '2026-01-01T12:00:00Z', 'Etc/GMT+12', '2026-01-01'],
    ['the furthest east', '2025-12-31T09:59:59Z', 'Pacific/Kiritimati', '2025-12-31'],
    [
      'the furthest east, a second later',
      '2025-12-31T10:00:00Z',
      'Pacific/Kiritimati',
      '2026-01-01',
    ],
    ['two days apart: west', '2026-03-02T10:30:00Z', 'Etc/GMT+12', '2026-03-01'],
    ['two days apart: east', '2026-03-02T10:30:00Z', 'Pacific/Kiritimati', '2026-03-03'],
    ['half-hour offset: before midnight', '2026-07-01T18:29:59Z', 'Asia/Kolkata', '2026-07-01'],
    ['half-hour offset: after midnight', '2026-07-01T18:30:00Z', 'Asia/Kolkata', '2026-07-02'],
    ['45-minute offset', '2026-07-01T18:15:00Z', 'Asia/Kathmandu', '2026-07-02'],
    ['half-hour offset, west', '2026-07-02T02:29:59Z', 'America/St_Johns', '2026-07-01'],
    ['leap day', '2024-02-29T23:59:59Z', 'UTC', '2024-02-29'],
    ['into the leap day', '2024-02-28T15:00:00Z', 'Asia/Tokyo', '2024-02-29'],
    ['23-hour day, first hour', '2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
    ['23-hour day, last second', '2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
    ['day after the 23-hour day', '2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
    ['25-hour day, last second', '2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
    ['day after the 25-hour day', '2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
    ['a day without midnight', '2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
    ['before the day Samoa left out', '2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['after the day Samoa left out', '2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['a name in lower case', '2026-01-01T00:30:00Z', 'america/new_york', '2025-12-31'],
  ])('%s: %s in %s is %s', (_, instant, zone, expected) => {
    expect(todayIn(new Date(instant), zone)).toBe(expected);
    expect(todayIn(Date.parse(instant), zone)).toBe(expected);
  });

  describe('with a day that starts later', () => {
    /** Checks the last second of 1 July, and the first and the last one of 2 July, in zones without DST. */
    test.each(
      dayStarts.flatMap((hour) =>
        ['UTC', 'Etc/GMT+12', 'Etc/GMT-14'].map((zone) => [hour, zone] as const),
      ),
    )('at %i in %s', (hour, zone) => {
      const behindUtc = Number(zone.slice(7) || 0);
      const start = Date.UTC(2026, 6, 2, hour + behindUtc);
      expect(todayIn(start - 1_000, zone, hour)).toBe('2026-07-01');
      expect(todayIn(start, zone, hour)).toBe('2026-07-02');
      expect(todayIn(start + 86_399_000, zone, hour)).toBe('2026-07-02');
    });

    test.each<[string, string, string, DayStart, string]>([
      ['half past one', '2026-07-01T23:30:00Z', 'Europe/Berlin', 3, '2026-07-01'],
      ['half past three', '2026-07-02T01:30:00Z', 'Europe/Berlin', 3, '2026-07-02'],
      ['before midnight', '2026-07-01T21:59:59Z', 'Europe/Berlin', 3, '2026-07-01'],
      ['New Year', '2026-01-01T01:30:00Z', 'UTC', 3, '2025-12-31'],
      ['leap day', '2024-03-01T05:59:59Z', 'UTC', 6, '2024-02-29'],
      ['half-hour offset', '2026-07-01T21:29:59Z', 'Asia/Kolkata', 3, '2026-07-01'],
      ['half-hour offset, a second later', '2026-07-01T21:30:00Z', 'Asia/Kolkata', 3, '2026-07-02'],
      ['clocks put forward: 03:59', '2026-03-29T01:59:59Z', 'Europe/Berlin', 3, '2026-03-28'],
      ['clocks put forward: 04:00', '2026-03-29T02:00:00Z', 'Europe/Berlin', 3, '2026-03-29'],
      ['the day after: 03:00', '2026-03-30T01:00:00Z', 'Europe/Berlin', 3, '2026-03-30'],
      ['clocks put back: 01:59', '2026-10-25T00:59:59Z', 'Europe/Berlin', 3, '2026-10-24'],
      ['clocks put back: 02:00, again', '2026-10-25T01:00:00Z', 'Europe/Berlin', 3, '2026-10-25'],
      ['a day without midnight', '2018-11-04T03:00:00Z', 'America/Sao_Paulo', 1, '2018-11-03'],
      [
        'a day without midnight, later',
        '2018-11-04T04:00:00Z',
        'America/Sao_Paulo',
        1,
        '2018-11-04',
      ],
      ['before the day Samoa left out', '2011-12-30T12:59:59Z', 'Pacific/Apia', 3, '2011-12-29'],
      ['after the day Samoa left out', '2011-12-30T13:00:00Z', 'Pacific/Apia', 3, '2011-12-31'],
    ])('%s: %s in %s, from %i, is %s', (_, instant, zone, dayStartsAt, expected) => {
      expect(todayIn(new Date(instant), zone, dayStartsAt)).toBe(expected);
    });

    test('never goes back, and skips no day that the zone has @exhaustive', () => {
      const zones = [
        'Europe/Berlin',
        'America/New_York',
        'Australia/Lord_Howe',
        'Africa/Casablanca',
      ];
      for (const zone of zones) {
        for (const dayStartsAt of dayStarts) {
          let last = todayIn(Date.UTC(2026, 0, 1), zone, dayStartsAt);
          for (let hour = 1; hour < 365 * 24; hour++) {
            const day = todayIn(Date.UTC(2026, 0, 1, hour), zone, dayStartsAt);
            expect([0, 1]).toContain(daysBetween(last, day));
            last = day;
          }
        }
      }
    });
  });

  test('an unknown zone is a RangeError', () => {
    expect(() => todayIn(0, 'Mars/Olympus')).toThrow(RangeError);
  });

  test('is the date of the ISO instant in UTC', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(Date.UTC(9999, 11, 31)), noInvalidDate: true }),
        (date) => {
          expect(todayIn(date, 'UTC')).toBe(date.toISOString().slice(0, 10));
        },
      ),
    );
  });

  test('works with more zones than the cache holds', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    expect(zones.length).toBeGreaterThan(300);
    for (const zone of zones) {
      const days = daysBetween('2026-06-15', todayIn(Date.UTC(2026, 5, 15, 12), zone));
      expect([0, 1]).toContain(days);
    }
  });
});

describe('zones', () => {
  test.each([
    ['UTC', true],
    ['Europe/Berlin', true],
    ['Asia/Calcutta', true],
    ['Etc/GMT+12', true],
    ['Etc/GMT-14', true],
    ['america/new_york', true],
    ['Mars/Olympus', false],
    ['+05:30', false],
    ['-23:59', false],
    ['', false],
    [' UTC', false],
    ['Europe/Berlin\u0000', false],
    ['undefined', false],
  ])('%j is a zone: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });

  test.each([
    [['Asia/Tokyo', 'Europe/Berlin'], 'Asia/Tokyo'],
    [['Mars/Olympus', 'Europe/Berlin'], 'Europe/Berlin'],
    [[undefined, 'Europe/Berlin'], 'Europe/Berlin'],
    [['', 'nowhere'], 'UTC'],
    [[undefined, undefined], 'UTC'],
    [[], 'UTC'],
  ])('%j resolves to %s', (candidates, expected) => {
    expect(resolveTimeZone(...candidates)).toBe(expected);
  });
});
