import { describe, expect, test } from 'vitest';
import { dueBetween } from './due.ts';
import type { Minute } from './occurrences.ts';
import { type Snooze, snoozable } from './snooze.ts';

const at = (time: string, day = '2026-11-25'): Minute => Date.parse(`${day}T${time}Z`) / 60_000;
const days = { timeZone: 'UTC', dayStartsAt: 0 } as const;
const today = '2026-11-25';

describe('a reminder can be snoozed', () => {
  test.each([
    [today, at('08:00'), 0, true],
    // Snoozed at 22:59, the reminder comes in the last minute of the day. At 23:00 it would come after the day.
    [today, at('22:59'), 0, true],
    [today, at('23:00'), 0, false],
    [today, at('23:00'), 3, true],
    // If days start at 3, it is still the previous day until 03:00.
    [today, at('01:30', '2026-11-26'), 3, true],
    [today, at('02:00', '2026-11-26'), 3, false],
    // For another day.
    ['2026-11-24', at('08:00'), 0, false],
    ['2026-11-26', at('08:00'), 0, false],
  ] as const)('about %s at minute %i, with days from %i: %s', (day, now, dayStartsAt, can) => {
    expect(snoozable([{ day }], now, { timeZone: 'UTC', dayStartsAt })).toHaveLength(can ? 1 : 0);
  });
});

const snoozeOf = (until: Minute, ...ids: string[]): Snooze => ({
  reminder: 'r202611250800',
  habits: ids.map((id) => ({ id, day: today })),
  until,
});

describe('a snoozed habit', () => {
  const habitOf = (_id: string, ...reminderTimes: string[]) => ({
    _id,
    reminderTimes,
    archivedOn: null,
  });
  const [run, read] = [habitOf('run'), habitOf('read')];
  const archived = { ...habitOf('archived'), archivedOn: today };
  const snoozed = snoozeOf(at('09:00'), 'archived', 'read', 'run', 'deleted');

  test('comes again once, at its minute, in the order of the habits', () => {
    const came = (since: Minute, now: Minute) =>
      dueBetween([run, read, archived], [snoozed], [since, now], days);
    expect(came(at('08:01'), at('08:59'))).toEqual([]);
    expect(came(at('09:00'), at('09:00'))).toEqual([
      { habit: run, day: today, at: at('09:00'), expires: at('13:00') },
      { habit: read, day: today, at: at('09:00'), expires: at('13:00') },
    ]);
    expect(came(at('09:01'), at('10:00'))).toEqual([]);
    // Two hours late is allowed; one minute more is not.
    expect(came(at('09:00'), at('11:00'))).toHaveLength(2);
    expect(came(at('09:00'), at('11:01'))).toEqual([]);
  });

  test('does not come after its day', () => {
    const late = [snoozeOf(at('23:59'), 'run')];
    const midnight = at('00:00', '2026-11-26');
    expect(dueBetween([run], late, [at('23:59'), midnight - 1], days)).toHaveLength(1);
    expect(dueBetween([run], late, [at('23:59'), midnight], days)).toEqual([]);
  });

  test('is reminded of once, at the later minute, if its own time comes in the same span', () => {
    const both = (own: string) =>
      dueBetween([habitOf('run', own), read], [snoozed], [at('08:50'), at('09:10')], days);
    const minutes = (own: string) => both(own).map(({ habit, at: when }) => [habit._id, when]);
    expect(minutes('09:05')).toEqual([
      ['run', at('09:05')],
      ['read', at('09:00')],
    ]);
    expect(minutes('08:55')).toEqual([
      ['run', at('09:00')],
      ['read', at('09:00')],
    ]);
  });
});
