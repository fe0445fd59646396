import { percent } from '#shared/core/counting.ts';
import { type Day, endOfWeek, monthOf, startOfWeek } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';

/** A tick that the server has not confirmed yet: the wanted state of one day. */
export type Tick = { readonly habitId: string; readonly day: Day; readonly completed: boolean };

/** The unconfirmed ticks: for each habit and day only the latest. */
export type Ticks = ReadonlyMap<string, Tick>;

export const noTicks: Ticks = new Map();

export const tickKey = ({ habitId, day }: Pick<Tick, 'habitId' | 'day'>): string =>
  `${habitId} ${day}`;

export const withTick = (ticks: Ticks, tick: Tick): Ticks =>
  new Map(ticks).set(tickKey(tick), tick);

export function withoutTick(ticks: Ticks, tick: Pick<Tick, 'habitId' | 'day'>): Ticks {
  const rest = new Map(ticks);
  rest.delete(tickKey(tick));
  return rest;
}

type Completions = Habit['completions'];

/** The completed days with one day set or cleared, oldest first; the same list object where nothing changes. */
export function setDay(completions: Completions, day: Day, completed: boolean): Completions {
  if (completions.some(({ date }) => date === day) === completed) return completions;
  if (!completed) return completions.filter(({ date }) => date !== day);
  return [...completions, { date: day, completed: true as const }].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );
}

/**
 * The habits with the unconfirmed ticks applied. Counts
 * follow at once; streaks, rates and the badge wait for the server, which alone has the history.
 */
export const overlay = (habits: readonly Habit[], ticks: Ticks, today: Day): Habit[] =>
  habits.map((habit) =>
    [...ticks.values()]
      .filter(({ habitId }) => habitId === habit._id)
      .reduce((ticked, tick) => lay(ticked, tick, today), habit),
  );

function lay(habit: Habit, { day, completed }: Tick, today: Day): Habit {
  const completions = setDay(habit.completions, day, completed);
  if (completions === habit.completions) return habit;
  const step = completed ? 1 : -1;
  const inWeek = (date: Day) => startOfWeek(date) === startOfWeek(today);
  const totalCompletions = Math.max(0, habit.totalCompletions + step);
  return {
    ...habit,
    completions,
    totalCompletions,
    progressTowardsTarget: Math.min(100, percent(totalCompletions, habit.targetDays)),
    thisWeekCompletions: habit.thisWeekCompletions + (inWeek(day) ? step : 0),
    thisMonthCompletions: habit.thisMonthCompletions + (monthOf(day) === monthOf(today) ? step : 0),
    isMetToday: completions.some(({ date }) =>
      habit.frequency === 'weekly'
        ? date >= startOfWeek(today) && date <= endOfWeek(today)
        : date === today,
    ),
  };
}

/**
 * A cached list after the server confirmed a tick: the stats are those of the response; the
 * completed days keep the window of the list, and only the confirmed day changes.
 */
export const confirm = (
  habits: readonly Habit[],
  { habitId, day, completed }: Tick,
  confirmed: Habit,
  isInWindow: boolean,
): Habit[] =>
  habits.map((habit) =>
    habit._id === habitId
      ? {
          ...confirmed,
          completions: isInWindow ? setDay(habit.completions, day, completed) : habit.completions,
        }
      : habit,
  );
