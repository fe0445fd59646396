import { expect, test } from 'vitest';
import { minuteOf } from './wallClock.ts';

test.each([
  ['2026-07-01', '08:00', 'Europe/Berlin', '2026-07-01T06:00'],
  ['2026-01-01', '08:00', 'America/New_York', '2026-01-01T13:00'],
  // A skipped time gives the first minute after the gap.
  ['2026-03-29', '02:00', 'Europe/Berlin', '2026-03-29T01:00'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00'],
  ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00'],
  ['2026-03-08', '02:59', 'America/New_York', '2026-03-08T07:00'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30'],
  ['2026-03-08', '00:30', 'America/Havana', '2026-03-08T05:00'],
  // A whole day was skipped: Samoa went from 29 to 31 December.
  ['2011-12-30', '09:00', 'Pacific/Apia', '2011-12-30T10:00'],
  // A repeated time gives its first occurrence.
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30'],
  ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45'],
  ['2026-06-01', '08:00', 'Asia/Kathmandu', '2026-06-01T02:15'],
  ['2026-06-01', '23:59', 'Pacific/Kiritimati', '2026-06-01T09:59'],
  ['2026-06-01', '00:00', 'Etc/GMT+12', '2026-06-01T12:00'],
])('%s %s in %s is %s', (day, time, timeZone, utc) => {
  expect(minuteOf(day, time, timeZone) * 60_000).toBe(Date.parse(`${utc}Z`));
});
