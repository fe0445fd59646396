import { describe, expect, test } from 'vitest';
import type { Minute } from './occurrences.ts';
import {
  comeAgainBetween,
  eachOnce,
  maxSnoozes,
  nextSnooze,
  type Snooze,
  snoozable,
  withSnooze,
} from './snooze.ts';

const at = (time: string, day = '2026-11-25'): Minute => Date.parse(`${day}T${time}Z`) / 60_000;
const days = { timeZone: 'UTC', dayStartsAt: 0 } as const;
const today = '2026-11-25';

describe('a reminder can be snoozed', () => {
  test.each([
    [today, at('08:00'), 0, true],
    // It would come at the very end of the day, or after it.
    [today, at('22:59'), 0, true],
    [today, at('23:00'), 0, false],
    [today, at('23:00'), 3, true],
    // After midnight it is still about the day before, until 03:00.
    [today, at('01:30', '2026-11-26'), 3, true],
    [today, at('02:00', '2026-11-26'), 3, false],
    // Of another day.
    ['2026-11-24', at('08:00'), 0, false],
    ['2026-11-26', at('08:00'), 0, false],
  ] as const)('about %s at minute %i, with days from %i: %s', (day, now, dayStartsAt, can) => {
    expect(snoozable([{ day }], now, { timeZone: 'UTC', dayStartsAt })).toHaveLength(can ? 1 : 0);
  });
});

const snoozeOf = (reminder: string, until: Minute, ...ids: string[]): Snooze => ({
  reminder,
  habits: ids.map((id) => ({ id, day: today })),
  until,
});

describe('the snoozes of a person', () => {
  test('of one reminder are one, and the last one holds', () => {
    const first = snoozeOf('a', at('09:00'), 'run');
    const twice = withSnooze([first], snoozeOf('a', at('09:20'), 'run'), at('08:20'));
    expect(twice).toEqual([snoozeOf('a', at('09:20'), 'run')]);
    expect(nextSnooze(twice, at('08:20'))).toBe(at('09:20'));
    expect(nextSnooze(twice, at('09:20'))).toBeUndefined();
  });

  test('are in order, and gone after two hours', () => {
    const old = [snoozeOf('old', at('07:59')), snoozeOf('later', at('11:30'))];
    const all = withSnooze(old, snoozeOf('new', at('11:00')), at('10:00'));
    expect(all.map(({ reminder }) => reminder)).toEqual(['new', 'later']);
  });

  test(`are at most ${maxSnoozes}, without the oldest`, () => {
    const full = Array.from({ length: maxSnoozes }, (_, n) => snoozeOf(`${n}`, at('09:00') + n));
    const all = withSnooze(full, snoozeOf('new', at('09:30')), at('08:30'));
    expect(all).toHaveLength(maxSnoozes);
    expect([all[0]?.reminder, all.at(-1)?.reminder]).toEqual(['1', 'new']);
  });
});

describe('a snoozed habit', () => {
  const run = { _id: 'run', archivedOn: null };
  const read = { _id: 'read', archivedOn: null };
  const archived = { _id: 'archived', archivedOn: today };
  const snoozed = snoozeOf('a', at('09:00'), 'archived', 'read', 'run', 'deleted');

  test('comes again once, at its minute, in the order of the habits', () => {
    const came = (since: Minute, now: Minute) =>
      comeAgainBetween([run, read, archived], [snoozed], [since, now], days);
    expect(came(at('08:01'), at('08:59'))).toEqual([]);
    expect(came(at('09:00'), at('09:00'))).toEqual([
      { habit: run, day: today, at: at('09:00'), expires: at('13:00') },
      { habit: read, day: today, at: at('09:00'), expires: at('13:00') },
    ]);
    expect(came(at('09:01'), at('10:00'))).toEqual([]);
    // Two hours late, and a minute more.
    expect(came(at('09:00'), at('11:00'))).toHaveLength(2);
    expect(came(at('09:00'), at('11:01'))).toEqual([]);
  });

  test('does not come after its day', () => {
    const late = [snoozeOf('a', at('23:59'), 'run')];
    const midnight = at('00:00', '2026-11-26');
    expect(comeAgainBetween([run], late, [at('23:59'), midnight - 1], days)).toHaveLength(1);
    expect(comeAgainBetween([run], late, [at('23:59'), midnight], days)).toEqual([]);
  });

  test('whose own time comes too is reminded of once, by the later one', () => {
    const own = { habit: run, day: today, at: at('09:05'), expires: at('13:05') };
    const again = comeAgainBetween([run, read], [snoozed], [at('09:00'), at('09:10')], days);
    const both = eachOnce([run, read], [own], again);
    expect(both.map(({ habit, at: when }) => [habit._id, when])).toEqual([
      ['run', at('09:05')],
      ['read', at('09:00')],
    ]);
  });
});
