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
  /** The sentence about the rest of this week or month. Null if nothing is left to do. */
  readonly left: Reason | null;
};

/** Without risk: the habit is not due today, or has no streak to lose. */
const quiet = (due: Due['due'], left: Reason | null = null): Due => ({
  due,
  left,
  atRisk: false,
});

/**
 * Whether a habit is due today. `done`: the day, or its week or month, is met. `later`: its week or month can still
 * be met without today. `excused`: today is skipped, in a pause or after the end. `off`: today is not on its schedule. `now`
 * otherwise. A streak of at least 3 units is at risk if it ends unless the habit is done today.
 *
 * Example: 3 a week, weeks from Sunday, 1 done before Thursday. On Thursday it is due later: '2 more by Saturday:
 * today can rest'. On Friday it is due now: '2 more by Saturday: today is needed'. On Saturday, with 2 done, it is
 * due now: 'Last chance for this week'.
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
  // The habit begins in a later week or month, because the person created it and then travelled west. It is not
  // needed yet, but it may be done.
  if (missing <= 0) return quiet(isDone ? 'done' : 'now');
  const free = freeDays(habit, epochDay(today) + 1, progress.last);
  const unit = streakUnitOf(scheduleOn(habit.schedules, today)) === 'week' ? 'week' : 'month';
  const more = { missing, unit, last: fromEpochDay(progress.last) } as const;
  if (isDone) return quiet('done', missing <= free ? habitReasons.moreBy(more) : null);
  if (missing <= free) return quiet('later', habitReasons.moreByCanRest(more));
  // The week or month can't be met any more. Doing the habit today still adds strength, but no longer saves the
  // streak.
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
 * Whether a day needs a habit that is not done on it. It does if the habit is due, and the later days alone can't
 * meet its week or month. Example: 3 a week, weeks from Sunday, 1 done. Thursday can rest, and Friday is needed.
 */
export function isNeededOn(habit: HabitSchedule, day: Day, calendar: Calendar): boolean {
  if (!isDueOn(habit, day, calendar) || hasDay(habit.completed, day)) return false;
  if (streakUnitOf(scheduleOn(habit.schedules, day)) === 'day') return true;
  // Planned pauses count on the day itself. Once the day is past, nothing that happens later changes the answer.
  const known = day < calendar.today ? knownOn(habit, day) : habit;
  const progress = progressOn(known, day, calendar);
  return (
    progress !== null &&
    progress.wanted - progress.done > freeDays(known, epochDay(day) + 1, progress.last)
  );
}

/** A habit as of a day, without its end, and without later records, pauses and schedule changes. */
const knownOn = (habit: HabitSchedule, day: Day): HabitSchedule => ({
  ...habit,
  completed: daysUpTo(habit.completed, day),
  skipped: daysUpTo(habit.skipped ?? NO_DAYS, day),
  schedules: habit.schedules.filter(({ from }, index) => index === 0 || from <= day),
  pauses: habit.pauses?.filter(({ from }) => from <= day),
  endsOn: null,
});
