import { describe, expect, test } from 'vitest';
import type { Habit } from '#shared/habits/model.ts';
import { aHabit } from './habit.fixture.ts';
import { confirm, noTicks, overlay, setDay, type Tick, withoutTick, withTick } from './toggle.ts';

const today = '2026-11-20';
const done = (...days: string[]) => aHabit({ days }).completions;
const tick = (day: string, completed: boolean, habitId = aHabit()._id): Tick => ({
  habitId,
  day,
  completed,
});
const ticksOf = (...ticks: Tick[]) => ticks.reduce(withTick, noTicks);

describe('setDay', () => {
  test.each([
    [
      'adds in order',
      ['2026-11-18', '2026-11-20'],
      '2026-11-19',
      true,
      ['2026-11-18', '2026-11-19', '2026-11-20'],
    ],
    ['adds nothing twice', ['2026-11-18'], '2026-11-18', true, ['2026-11-18']],
    ['clears', ['2026-11-18', '2026-11-20'], '2026-11-18', false, ['2026-11-20']],
    ['clears nothing that is not there', ['2026-11-18'], '2026-11-20', false, ['2026-11-18']],
  ])('%s', (_, before, day, completed, after) => {
    expect(setDay(done(...before), day, completed)).toEqual(done(...after));
  });
});

describe('overlay', () => {
  const habit = aHabit({
    days: ['2026-11-01'],
    totalCompletions: 14,
    targetDays: 30,
    thisWeekCompletions: 2,
    thisMonthCompletions: 5,
  });
  test.each<[string, Partial<Habit>, Tick, Partial<Habit>]>([
    [
      'today counts everywhere',
      {},
      tick(today, true),
      {
        totalCompletions: 15,
        progressTowardsTarget: 50,
        thisWeekCompletions: 3,
        thisMonthCompletions: 6,
        isMetToday: true,
      },
    ],
    [
      'a day of another week',
      {},
      tick('2026-11-10', true),
      { totalCompletions: 15, thisWeekCompletions: 2, thisMonthCompletions: 6, isMetToday: false },
    ],
    [
      'a day of another month',
      {},
      tick('2026-10-10', true),
      { totalCompletions: 15, thisWeekCompletions: 2, thisMonthCompletions: 5 },
    ],
    ['an untick', {}, tick('2026-11-01', false), { totalCompletions: 13, thisMonthCompletions: 4 }],
    [
      'what is so already changes nothing',
      {},
      tick('2026-11-01', true),
      { totalCompletions: 14, thisMonthCompletions: 5 },
    ],
    [
      'weekly is met by any day of this week',
      { frequency: 'weekly' },
      tick('2026-11-16', true),
      { isMetToday: true },
    ],
    [
      'weekly is not met by last week',
      { frequency: 'weekly' },
      tick('2026-11-14', true),
      { isMetToday: false },
    ],
    [
      'another habit is left alone',
      {},
      tick(today, true, 'other'),
      { totalCompletions: 14, isMetToday: false },
    ],
  ])('%s', (_, change, made, expected) => {
    const [shown] = overlay([{ ...habit, ...change }], ticksOf(made), today);
    expect(shown).toMatchObject(expected);
  });
  test('several days and habits at once, each its own; the newest wish for a day wins', () => {
    const other = aHabit({ _id: 'other' });
    const ticks = ticksOf(
      tick(today, true),
      tick('2026-11-19', true),
      tick(today, true, 'other'),
      tick(today, false),
    );
    const shown = overlay([aHabit(), other], ticks, today);
    expect(shown.map(({ completions }) => completions)).toEqual([done('2026-11-19'), done(today)]);
  });
  test('a tick taken back leaves the others', () => {
    const ticks = ticksOf(tick(today, true), tick('2026-11-19', true));
    const [shown] = overlay([aHabit()], withoutTick(ticks, tick(today, true)), today);
    expect(shown?.completions).toEqual(done('2026-11-19'));
  });
});

describe('confirm', () => {
  const cached = [aHabit({ days: ['2026-11-18'] }), aHabit({ _id: 'other' })];
  const confirmed = aHabit({ currentStreak: 9, days: [today] });
  test('takes the derived stats of the confirmed habit and the one day, no other habit', () => {
    expect(confirm(cached, tick(today, true), confirmed, true)).toEqual([
      { ...confirmed, completions: done('2026-11-18', today) },
      cached[1],
    ]);
  });
  test('a day outside the window of the list stays outside', () => {
    const [habit] = confirm(cached, tick('2020-01-01', true), confirmed, false);
    expect(habit).toEqual({ ...confirmed, completions: done('2026-11-18') });
  });
});
