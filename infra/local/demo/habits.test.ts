import { describe, expect, test } from 'vitest';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { auth } from '#shared/auth/routes.ts';
import { daySetOf } from '#shared/days/daySet.ts';
import { addDays, daysBetween, defaultWeekStart } from '#shared/days/days.ts';
import { allAmountsOf } from '#shared/habits/allAmounts.ts';
import { isReached } from '#shared/habits/amounts.ts';
import { firstTargets } from '#shared/habits/changes/retarget.ts';
import { daysOffOf } from '#shared/habits/daysOff.ts';
import { habitDefaults, habitFields, habitFrequencies } from '#shared/habits/model.ts';
import { deriveHabit } from '#shared/habits/rules.ts';
import { demoDays } from './days.fixture.ts';
import { demoHabits } from './demoHabits.ts';
import { amountsOf, doneDays, restsOf, schedulesOf } from './habits.ts';

test('the demo account can be registered unchanged', () => {
  expect(auth.register.body.parse(demoAccount)).toEqual(demoAccount);
});

describe.each(demoDays)('on %s', (today) => {
  const derived = demoHabits.map((demo) => {
    const { targetDays = habitDefaults.targetDays } = demo.habit;
    const completed = daySetOf(doneDays(demo, today));
    const skipped = daySetOf((demo.skips ?? []).map((ago) => addDays(today, -ago)));
    const createdDay = addDays(today, -demo.since);
    const schedules = schedulesOf(demo, today);
    const amounts = amountsOf(demo, today);
    return deriveHabit(
      {
        schedules,
        targetDays,
        createdDay,
        completed,
        skipped,
        targets: firstTargets(demo.habit, createdDay),
        recorded: daySetOf(amounts.map(([day]) => day)),
        allAmounts: allAmountsOf(new Map(amounts)),
        pauses: daysOffOf({ ...restsOf(demo, today), completed }),
      },
      { today, weekStartsOn: defaultWeekStart },
    );
  });
  const named = (is: (habit: (typeof derived)[number]) => boolean) =>
    demoHabits.filter((_, i) => derived[i] && is(derived[i])).map(({ habit }) => habit.name);

  test.each(demoHabits.map((demo) => [demo.habit.name, demo] as const))('%s: valid', (_, demo) => {
    expect(habitFields.create.parse(demo.habit)).toEqual(demo.habit);
    const days = doneDays(demo, today);
    expect(days).toEqual([...new Set(days)].sort());
    for (const day of days) {
      expect(daysBetween(day, today)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(day, today)).toBeLessThanOrEqual(demo.since);
    }
  });

  test('amounts decide which days are done', () => {
    const counted = demoHabits.filter(({ amountOn }) => amountOn);
    expect(counted.map(({ habit }) => habit.direction)).toEqual([
      'at-least',
      'at-most',
      'at-least',
    ]);
    for (const demo of counted) {
      const [target] = firstTargets(demo.habit, today);
      const reached = amountsOf(demo, today).filter(([, n]) => target && isReached(n, target));
      expect(reached.map(([day]) => day)).toEqual(doneDays(demo, today));
    }
  });

  test('the habits that are off track, never done, long not done, and excused are the intended ones', () => {
    expect(named(({ isOnTrack }) => !isOnTrack)).toEqual([
      'Practise Spanish aloud',
      'Tidy the workshop',
      'Cold shower',
    ]);
    expect(named(({ daysSinceLastCompletion: days }) => days === null)).toEqual([
      'Sketch one object',
    ]);
    expect(named(({ daysSinceLastCompletion: days }) => (days ?? 0) > 60)).toEqual([
      'Cold shower',
      'Learn touch typing',
    ]);
    expect(named(({ due }) => due === 'excused')).toEqual([
      'Swim a kilometre',
      'Learn touch typing',
    ]);
    expect(derived[0]).toMatchObject({ currentStreak: 40, longestStreak: 67 });
    expect(named(({ progressTowardsTarget: percent }) => percent === 100)).not.toEqual([]);
  });

  test('the first done day is a year ago', () => {
    const oldest = demoHabits.flatMap((demo) => doneDays(demo, today).slice(0, 1)).sort()[0] ?? '';
    expect(daysBetween(oldest, today)).toBe(364);
  });
});

test('the demo habits have every frequency, and different categories and colours', () => {
  const shown = <T>(of: (habit: (typeof demoHabits)[number]['habit']) => T) =>
    new Set(demoHabits.map(({ habit }) => of(habit)));
  expect(shown(({ frequency }) => frequency)).toEqual(new Set(habitFrequencies));
  expect(shown(({ category }) => category).size).toBeGreaterThanOrEqual(8);
  expect(shown(({ color }) => color).size).toBe(demoHabits.length);
});
