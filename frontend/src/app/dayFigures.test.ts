import { expect, test } from 'vitest';
import { weeklyActivity } from '#shared/analytics/rules.ts';
import { percent } from '#shared/core/counting.ts';
import { weekStarts } from '#shared/days/daySettings.ts';
import { addDays, type Calendar, type Day, lastDays } from '#shared/days/days.ts';
import { completeDays } from '#shared/habits/due/completeDays.ts';
import { type Habit, habitFrequencies, type Schedule } from '#shared/habits/model.ts';
import { habitFactsOf, habitOn } from '#shared/habits/rules.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { randomFrom } from '#testing/histories/random.ts';
import { dashboardOf } from '../domain/rows/dashboardOf.ts';
import { emptyDashboard } from '../features/dashboard/dashboard.fixture.ts';
import { describeDay } from '../features/habits/describeDay.ts';
import { aHabit } from '../features/habits/habit.fixture.ts';
import {
  extrasOn,
  fractionOf,
  habitsOfDay,
  isCompletedOn,
  lastSevenDays,
  statsOf,
} from '../features/habits/view.ts';

const HISTORIES = 200;

/** Habits with every kind of schedule, and weeks of ticks, skips and pauses. */
function randomHabits(random: () => number, today: Day): Habit[] {
  const below = (n: number) => Math.floor(random() * n);
  const schedule = (from: Day): Schedule => {
    const frequency = habitFrequencies[below(habitFrequencies.length)] ?? 'daily';
    if (frequency === 'days') return { from, frequency, frequencyDays: [below(3), 3 + below(4)] };
    if (frequency === 'per-week') return { from, frequency, frequencyCount: 1 + below(7) };
    if (frequency === 'per-month') return { from, frequency, frequencyCount: 1 + below(12) };
    if (frequency === 'every-n-days') return { from, frequency, frequencyCount: 2 + below(4) };
    return { from, frequency };
  };
  return Array.from({ length: 1 + below(12) }, (_, n) => {
    const createdDay = addDays(today, -below(40));
    const often = random();
    const [days, skips]: [Day[], Day[]] = [[], []];
    for (const day of lastDays(40, today)) {
      if (random() < often) days.push(day);
      else if (random() < 0.1) skips.push(day);
    }
    const from = addDays(today, -below(20));
    const changed = addDays(createdDay, 1 + below(10));
    const schedules = [schedule(createdDay), ...(random() < 0.3 ? [schedule(changed)] : [])];
    return aHabit({
      _id: `01JD0000000000000000000${100 + n}`,
      createdDay,
      schedules,
      days,
      skips,
      pauses: random() < 0.2 ? [{ from, to: addDays(from, below(9)) }] : [],
      vacations: random() < 0.1 ? [{ from: addDays(today, -3) }] : [],
    });
  });
}

/** Reads both numbers from the text of the Today strip or of a day's panel: '3 of 4 done'. */
const figuresOf = (text: string) => {
  const [, done = 0, asked = 0] = /^(\d+) of (\d+) done/.exec(text) ?? [];
  return { asked: Number(asked), done: Number(done) };
};

test('every screen shows the same figures for a day, and they match the day’s habits', () => {
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const random = randomFrom(seed);
    const today = addDays('2026-11-01', Math.floor(random() * 40));
    const weekStartsOn = weekStarts[seed % weekStarts.length] ?? 0;
    const calendar: Calendar = { today, weekStartsOn };
    const habits = randomHabits(random, today).map((habit) => habitOn(habit, calendar));
    const week = weeklyActivity(
      { habits: habits.map(habitFactsOf), activities: new Map() },
      calendar,
    );
    const none = { skills: [], resources: [], projects: [] };
    const weekOfNothing = week.map((day) => ({ ...day, habitCompletions: 0 }));
    const response = { ...emptyDashboard, weeklyActivity: weekOfNothing };
    const dashboard = dashboardOf(response, { habits, ...none }, calendar);
    const { longest } = statsOf(habits, calendar);
    expect(dashboard.habitAnalytics, `seed ${seed}`).toMatchObject({
      longestStreak: longest?.longestStreak ?? 0,
      longestStreakUnit: longest ? streakNameOf(longest) : 'day',
    });
    const bars = lastSevenDays(habits, calendar);
    const complete = completeDays(habits, addDays(today, -6), calendar);

    for (const [index, day] of lastDays(7, today).entries()) {
      const what = `seed ${seed}, ${day}`;
      const rows = [...habitsOfDay(habits, day, calendar), ...extrasOn(habits, day, calendar)];
      const done = rows.filter(({ habit }) => isCompletedOn(habit, day)).length;
      const asked = rows.filter(({ isCounted }) => isCounted).length;
      const fraction = { asked, done };

      expect(figuresOf(describeDay(habits, day, calendar)), what).toEqual(fraction);
      expect(fractionOf(habits, day, calendar), what).toEqual(fraction);
      expect(bars[index], what).toMatchObject({ date: day, value: done });
      expect(dashboard.weeklyActivity[index], what).toMatchObject({
        date: day,
        habitCompletions: done,
      });
      expect(week[index]?.habitCompletions, what).toBe(done);
      expect(complete.includes(day), what).toBe(asked > 0 && done === asked);
      if (day !== today) continue;
      expect(statsOf(habits, calendar).today, what).toEqual(fraction);
      expect(dashboard.habitAnalytics, what).toMatchObject({
        today: fraction,
        todayCompletionRate: percent(done, asked),
      });
    }
  }
});
