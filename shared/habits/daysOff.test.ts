import { describe, expect, test } from 'vitest';
import { daySetOf } from '../days/daySet.ts';
import { type Day, FIRST_DAY, LAST_DAY, lastDays } from '../days/days.ts';
import type { PauseSetting } from '../pauses/model.ts';
import {
  type Pause,
  pauseOn,
  resumedOn,
  setPause,
  toPause,
  withoutDays,
} from '../pauses/pauses.ts';
import { archive, type DaysOff, daysOffOf } from './daysOff.ts';
import { describePause } from './describePause.ts';
import { deriveHabit } from './rules.ts';

const dec = (day: number): Day => `2026-12-${String(day).padStart(2, '0')}`;
const days = (from: Day, to?: Day): Pause => ({ from, ...(to && { to }) });
const first = days(dec(1), dec(5));
const second = days(dec(10), dec(15));
const open = days(dec(20));

type SetCase = readonly [string, Pause[], Day, PauseSetting, Pause[]];

// biome-ignore format: one line a case
describe('setting a pause', () => {
  const cases: SetCase[] = [
    ['the first', [], dec(1), { to: dec(5) }, [first]],
    ['one day', [], dec(1), { to: dec(1) }, [days(dec(1), dec(1))]],
    ['until further notice', [], dec(20), { to: null }, [open]],
    ['in hindsight, before others', [second, open], dec(1), { to: dec(5) }, [first, second, open]],
    ['between two', [first, open], dec(10), { to: dec(15) }, [first, second, open]],
    ['with a day between, it stays apart', [first], dec(7), { to: dec(8) }, [first, days(dec(7), dec(8))]],
    ['touching one before', [first], dec(6), { to: dec(8) }, [days(dec(1), dec(8))]],
    ['touching one behind', [second], dec(7), { to: dec(9) }, [days(dec(7), dec(15))]],
    ['closing the days between', [first, second], dec(6), { to: dec(9) }, [days(dec(1), dec(15))]],
    ['overlapping two', [first, second, open], dec(4), { to: dec(12) }, [days(dec(1), dec(15)), open]],
    ['inside one', [second], dec(11), { to: dec(12) }, [second]],
    ['around one', [second], dec(9), { to: dec(16) }, [days(dec(9), dec(16))]],
    ['until further notice, over others', [first, second, open], dec(3), { to: null }, [days(dec(1))]],
    ['touching one until further notice', [open], dec(18), { to: dec(19) }, [days(dec(18))]],
    ['over the end of a year', [days(dec(30), '2026-12-31')], '2027-01-01', { to: '2027-01-02' }, [days(dec(30), '2027-01-02')]],
    ['over a leap day', [days('2028-02-20', '2028-02-28')], '2028-03-01', { to: '2028-03-02' }, [days('2028-02-20', '2028-02-28'), days('2028-03-01', '2028-03-02')]],
    ['shorter than before', [second], dec(10), { to: dec(12), instead: { from: dec(10), to: dec(15) } }, [days(dec(10), dec(12))]],
    ['on other days than before', [first, second], dec(18), { to: dec(19), instead: { from: dec(10), to: dec(15) } }, [first, days(dec(18), dec(19))]],
    ['with an end now', [open], dec(20), { to: dec(22), instead: { from: dec(20), to: null } }, [days(dec(20), dec(22))]],
    ['moved so that it touches another', [first, second], dec(6), { to: dec(7), instead: { from: dec(10), to: dec(15) } }, [days(dec(1), dec(7))]],
    ['instead of one that is gone', [first], dec(10), { to: dec(15), instead: { from: dec(12), to: dec(13) } }, [first, second]],
    ['from the first day to the last', [first], FIRST_DAY, { to: LAST_DAY }, [days(FIRST_DAY, LAST_DAY)]],
    ['until further notice instead of until the last day', [days(FIRST_DAY, LAST_DAY)], FIRST_DAY, { to: null, instead: { from: FIRST_DAY, to: LAST_DAY } }, [days(FIRST_DAY)]],
  ];
  test.each(cases)('%s', (_, before, from, setting, after) => {
    expect(setPause(before, from, setting)).toEqual(after);
  });

  test.each(cases)('%s: twice is once', (_, before, from, setting, after) => {
    expect(setPause(after, from, setting)).toEqual(after);
    expect(before).toEqual(structuredClone(before));
  });

  test('may not end before it begins', () => {
    const message = 'A pause can’t end before it begins. Choose 5 December 2026 or a later day.';
    expect(setPause([first], dec(5), { to: dec(4) })).toMatchObject({
      problem: { field: 'to', message, reason: 'offEndsBeforeItBegins', params: { from: dec(5) } },
    });
  });
});

// biome-ignore format: one line a case
test.each<[string, Pause[], Day, Pause[]]>([
  ['in the middle', [first, second], dec(12), [first, days(dec(10), dec(11))]],
  ['on its last day', [second], dec(15), [days(dec(10), dec(14))]],
  ['on its first day it is gone', [first, second], dec(10), [first]],
  ['of one day', [days(dec(10), dec(10))], dec(10), []],
  ['until further notice', [first, open], dec(25), [first, days(dec(20), dec(24))]],
  ['on a day between, nothing ends', [first, second], dec(7), [first, second]],
  ['over the end of a year', [days(dec(28), '2027-01-05')], '2027-01-01', [days(dec(28), '2026-12-31')]],
])('resumed %s', (_, before, day, after) => {
  expect(resumedOn(before, day)).toEqual(after);
  expect(resumedOn(after, day)).toEqual(after);
});

// biome-ignore format: one line a case
test.each<[string, Pause, Pause[]]>([
  ['a day in the middle', days(dec(12), dec(12)), [first, days(dec(10), dec(11)), days(dec(13), dec(15)), open]],
  ['days of two', days(dec(4), dec(11)), [days(dec(1), dec(3)), days(dec(12), dec(15)), open]],
  ['all from a day on', days(dec(12)), [first, days(dec(10), dec(11))]],
  ['all up to the last day', days(dec(25), LAST_DAY), [first, second, days(dec(20), dec(24))]],
  ['none', days(dec(7), dec(8)), [first, second, open]],
])('without %s', (_, gone, after) => {
  expect(withoutDays([first, second, open], gone)).toEqual(after);
});

test('the pause of a day', () => {
  const on = [5, 6, 10, 15, 16, 20, 31].map(
    (day) => pauseOn([first, second, open], dec(day))?.from,
  );
  expect(on).toEqual([dec(1), undefined, dec(10), dec(10), undefined, dec(20), dec(20)]);
});

// biome-ignore format: one line a case
test.each<[string, Pause[], Pause, string]>([
  ['alone', [first], days(dec(10), dec(15)), 'Paused from 10 December 2026 to 15 December 2026.'],
  ['of one day', [], days(dec(10), dec(10)), 'Paused on 10 December 2026.'],
  ['until further notice', [], open, 'Paused from 20 December 2026 until further notice.'],
  ['the same again', [first], first, 'Paused from 1 December 2026 to 5 December 2026.'],
  ['joined', [first, second], days(dec(6), dec(8)), 'Paused from 1 December 2026 to 8 December 2026. It overlaps or touches another pause, so they are one now.'],
  ['inside another', [second], days(dec(11), dec(12)), 'Paused from 10 December 2026 to 15 December 2026. It overlaps or touches another pause, so they are one now.'],
])('the description of a pause %s', (_, before, pause, words) => {
  const after = setPause(before, pause.from, { to: pause.to ?? null });
  expect(describePause('pause', pause, before, 'problem' in after ? [] : after).message).toBe(words);
});

describe('archived', () => {
  const habit = (pauses: Pause[], archivedOn: Day | null, done: Day[] = []) => ({
    pauses,
    archivedOn,
    completed: daySetOf(done),
  });

  // biome-ignore format: one line a case
  test.each<[string, ReturnType<typeof habit>, boolean, Day, Day | null, Pause[]]>([
    ['today', habit([first], null), true, dec(10), dec(10), [first]],
    ['again: it stays', habit([first], dec(10)), true, dec(12), dec(10), [first]],
    ['brought back', habit([first], dec(10)), false, dec(16), null, [first, second]],
    ['again: it stays back', habit([first, second], null), false, dec(18), null, [first, second]],
    ['on the same day', habit([], dec(10)), false, dec(10), null, []],
    ['on a day that is done', habit([], dec(9), [dec(9)]), false, dec(16), null, [second]],
    ['restored on the day before it was archived, after travelling west', habit([], dec(10)), false, dec(9), null, []],
    ['right behind a pause', habit([first], dec(6)), false, dec(10), null, [days(dec(1), dec(9))]],
    ['within one until further notice', habit([open], dec(22)), false, dec(28), null, [open]],
    ['over the end of a year', habit([], dec(30)), false, '2027-02-01', null, [days(dec(30), '2027-01-31')]],
  ])('%s', (_, before, isArchived, today, archivedOn, pauses) => {
    expect(archive(before, isArchived, today)).toEqual({ archivedOn, pauses });
  });

  const done = lastDays(12, dec(9));
  const facts = (today: Day, off: Pick<DaysOff, 'pauses' | 'archivedOn'>) => {
    const completed = daySetOf(done);
    const pauses = daysOffOf({ ...off, completed, vacations: [] });
    const schedules = [{ from: '2026-11-01', frequency: 'daily' as const }];
    const all = { schedules, createdDay: '2026-11-01', targetDays: 30, completed, pauses };
    return deriveHabit(all, { today, weekStartsOn: 0 });
  };
  const lasting = (derived: ReturnType<typeof facts>) => ({
    currentStreak: derived.currentStreak,
    longestStreak: derived.longestStreak,
    completionRate: derived.completionRate,
    totalCompletions: derived.totalCompletions,
    strength: derived.strength,
  });

  test.each([dec(9), dec(10)])('a habit archived on %s and restored loses nothing', (day) => {
    const before = habit([], null, done);
    const here = facts(day, before);
    const away = { ...before, ...archive(before, true, day) };
    const later = '2027-02-01';
    const back = archive(away, false, later);
    expect(lasting(facts(later, away))).toEqual(lasting(here));
    expect(lasting(facts(later, back))).toEqual(lasting(here));
    expect([facts(later, away).due, facts(later, back).due]).toEqual(['excused', 'now']);
  });
});

test('the end of a vacation resumes the habits that it paused, but none with its own pause', () => {
  const due = (vacations: Pause[], pauses: Pause[], today: Day) => {
    const completed = daySetOf([dec(1)]);
    const off = daysOffOf({ pauses, vacations, archivedOn: null, completed });
    const schedules = [{ from: dec(1), frequency: 'daily' as const }];
    const all = { schedules, createdDay: dec(1), targetDays: 30, completed, pauses: off };
    return deriveHabit(all, { today, weekStartsOn: 0 }).due;
  };
  const vacation = [toPause(dec(10), null)];
  expect([due(vacation, [], dec(12)), due(vacation, [open], dec(22))]).toEqual([
    'excused',
    'excused',
  ]);
  const ended = resumedOn(vacation, dec(22));
  expect([due(ended, [], dec(22)), due(ended, [open], dec(22))]).toEqual(['now', 'excused']);
});
