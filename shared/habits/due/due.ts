import { daysUpTo, hasDay, NO_DAYS } from '../../core/daySet.ts';
import { type Calendar, type Day, epochDay, fromEpochDay } from '../../core/days.ts';
import type { Reason } from '../../core/reasons.ts';
import type { DerivedHabit } from '../model.ts';
import { habitReasons } from '../reasons.ts';
import { type HabitSchedule, scheduleOn, streakUnitOf } from '../schedule.ts';
import { isDueOn, isMetOn, isScheduledOn, progressOn } from './dueDays.ts';
import { countPossibleDays, isExcused } from './excused.ts';

/** A streak of at least this many units can be at risk. */
export const RISKED_STREAK = 3;

type Due = Pick<DerivedHabit, 'due' | 'atRisk'> & {
  /** The sentence on the rest of this week or month; null if nothing is left to do. */
  readonly left: Reason | null;
};

/** Without risk: the habit is not due today, or has no streak to lose. */
const quiet = (due: Due['due'], left: Reason | null = null): Due => ({
  due,
  left,
  atRisk: false,
});

/**
 * Whether a habit is due today. `done`: the day, or its week or month, is met. `later`: its week or month can still be met
 * without today. `excused`: today is skipped or in a pause. `off`: today is not on its schedule. `now` otherwise. At
 * risk is a streak of at least 3 units that ends unless the habit is done today.
 *
 * Example: 3 a week, weeks from Sunday, 1 done before Thursday. Thursday: later, '2 more by Saturday: today can rest'.
 * Friday: now, '2 more by Saturday: today is needed'. Saturday with 2 done: 'Last chance for this week'.
 */
export function dueOf(habit: HabitSchedule, currentStreak: number, calendar: Calendar): Due {
  const { today } = calendar;
  if (isExcused(habit, today)) return quiet('excused');
  if (!isScheduledOn(habit, today)) return quiet('off');
  const isDone = isMetOn(habit, today, calendar);
  const isLong = currentStreak >= RISKED_STREAK;
  const progress = progressOn(habit, today, calendar);
  if (!progress) {
    return isDone ? quiet('done') : { due: 'now', left: null, atRisk: isLong };
  }
  const missing = progress.wanted - progress.done;
  // If nothing is missing but it is not done, the habit begins in a later week or month: the person created it and then
  // travelled west. It is not needed yet, but it may be done.
  if (missing <= 0) return quiet(isDone ? 'done' : 'now');
  const free = freeDays(habit, epochDay(today) + 1, progress.last);
  const unit = streakUnitOf(scheduleOn(habit.schedules, today)) === 'week' ? 'week' : 'month';
  const more = { missing, unit, last: fromEpochDay(progress.last) } as const;
  if (isDone) return quiet('done', missing <= free ? habitReasons.moreBy(more) : null);
  if (missing <= free) return quiet('later', habitReasons.moreByCanRest(more));
  // The week or month can't be met any more: doing it today still adds strength, but saves no streak.
  if (missing > free + 1) return quiet('now');
  return {
    due: 'now',
    left: missing === 1 ? habitReasons.lastChance({ unit }) : habitReasons.moreByNeeded(more),
    atRisk: isLong && !progress.isCut,
  };
}

/** The number of days in a range that are neither done nor excused. */
function freeDays(habit: HabitSchedule, from: number, to: number): number {
  const { done, possible } = countPossibleDays(habit, from, to);
  return possible - done;
}

/**
 * Whether a day needs a habit that is not done on it: the habit is due, and its week or month can't be met by the later
 * days alone. Example: 3 a week, weeks from Sunday, 1 done. Thursday can rest, Friday is needed.
 */
export function isNeededOn(habit: HabitSchedule, day: Day, calendar: Calendar): boolean {
  if (!isDueOn(habit, day, calendar) || hasDay(habit.completed, day)) return false;
  if (streakUnitOf(scheduleOn(habit.schedules, day)) === 'day') return true;
  // On the day itself, planned pauses count. Once the day is past, nothing later changes the answer.
  const known = day < calendar.today ? knownOn(habit, day) : habit;
  const progress = progressOn(known, day, calendar);
  return (
    progress !== null &&
    progress.wanted - progress.done > freeDays(known, epochDay(day) + 1, progress.last)
  );
}

/** A habit without its later days, and without later pauses and changes of its schedule. */
const knownOn = (habit: HabitSchedule, day: Day): HabitSchedule => ({
  ...habit,
  completed: daysUpTo(habit.completed, day),
  skipped: daysUpTo(habit.skipped ?? NO_DAYS, day),
  schedules: habit.schedules.filter(({ from }, index) => index === 0 || from <= day),
  pauses: habit.pauses?.filter(({ from }) => from <= day),
});
