import type { Reason } from '../../calls/reasons.ts';
import { daysUpTo, hasDay, NO_DAYS } from '../../days/daySet.ts';
import { type Calendar, type Day, epochDay, fromEpochDay } from '../../days/days.ts';
import { type DerivedHabit, totalPerOf } from '../model.ts';
import { habitReasons } from '../reasons.ts';
import { type HabitSchedule, scheduleOn, startOf, streakUnitOf } from '../schedule.ts';
import { isDueOn, isMetOn, isScheduledOn, progressOn } from './dueDays.ts';
import { countPossibleDays, isExcused } from './excused.ts';
import { isAbove, isReachedTotal, type Total } from './sums.ts';
import {
  isDoneForTotal,
  isLastOpenDay,
  isMetByTotal,
  isQuietOn,
  type TotalAround,
  totalAround,
} from './totalAround.ts';

/** A streak of at least this many units can be at risk. */
const RISKED_STREAK = 3;

type Due = Pick<DerivedHabit, 'due' | 'atRisk'> & {
  /** The sentence about the rest of this week or month. Null if nothing is left to do. */
  readonly left: Reason | null;
};

/** For a habit that is not due today, or has no streak to lose. */
const withoutRisk = (due: Due['due'], left: Reason | null = null): Due => ({
  due,
  left,
  atRisk: false,
});

/**
 * Whether a habit is due today. `off`: its limit is quiet, or today is not on its schedule. `excused`: today is
 * skipped, in a pause or after the end. Otherwise the habit is `done` if today, or its week or month, is met. It is due
 * `later` if its week or month can still be met without today. Else it is due `now`. For a total, see `dueOfTotal`. A
 * streak of at least 3 units is at risk if it ends unless the habit is done today.
 *
 * Example: 3 a week, weeks from Sunday, 1 done before Thursday. On Thursday it is due later: '2 more by Saturday:
 * today can rest'. On Friday it is due now: '2 more by Saturday: today is needed'. On Saturday, with 2 done, it is
 * due now: 'Last chance for this week'.
 */
export function dueOf(habit: HabitSchedule, currentStreak: number, calendar: Calendar): Due {
  const { today } = calendar;
  const total = totalAround(habit, today, calendar);
  if (isQuietOn(habit, today, calendar))
    return withoutRisk('off', total && leftOf(habit, total, today));
  if (isExcused(habit, today)) return withoutRisk('excused');
  if (!isScheduledOn(habit, today)) return withoutRisk('off');
  const isLong = currentStreak >= RISKED_STREAK;
  if (total) return dueOfTotal(habit, total, isLong, today);
  const isDone = isMetOn(habit, today, calendar);
  const progress = progressOn(habit, today, calendar);
  if (!progress) {
    return isDone ? withoutRisk('done') : { due: 'now', left: null, atRisk: isLong };
  }
  const missing = progress.wanted - progress.done;
  // Either the week or month is met, or the habit begins in a later one. The latter happens if a person creates a habit
  // and then travels west. Such a habit is not needed yet, but it may be done.
  if (missing <= 0) return withoutRisk(isDone ? 'done' : 'now');
  const free = freeDays(habit, epochDay(today) + 1, progress.last);
  const unit = streakUnitOf(scheduleOn(habit.schedules, today)) === 'week' ? 'week' : 'month';
  const more = { missing, unit, last: fromEpochDay(progress.last) } as const;
  if (isDone) return withoutRisk('done', missing <= free ? habitReasons.moreBy(more) : null);
  if (missing <= free) return withoutRisk('later', habitReasons.moreByCanRest(more));
  // The week or month can't be met any more. Doing the habit today still adds strength, but no longer saves the
  // streak.
  if (missing > free + 1) return withoutRisk('now');
  return {
    due: 'now',
    left: missing === 1 ? habitReasons.lastChance({ unit }) : habitReasons.moreByNeeded(more),
    atRisk: isLong && !progress.isCut,
  };
}

/**
 * Whether a total is due. An at-least total is `done` once it has its sum, `now` on its last open day, else `later`. A
 * limit is `now` until today has a record, then `done`. The last open day is the last one that is not excused.
 */
function dueOfTotal(habit: HabitSchedule, total: TotalAround, isLong: boolean, today: Day): Due {
  const left = leftOf(habit, total, today);
  const isLast = isLastOpenDay(total, today);
  if (total.target.direction === 'at-most') {
    if (hasDay(habit.recorded ?? NO_DAYS, today)) return withoutRisk('done', left);
    return { due: 'now', left, atRisk: isLong && isLast && !total.isCut && !total.isRecorded };
  }
  if (isReachedTotal(total)) return withoutRisk('done');
  return isLast ? { due: 'now', left, atRisk: isLong && !total.isCut } : withoutRisk('later', left);
}

/** '80 of 120 minutes; 40 more by Saturday', '7 of 10 cups; 3 left until Saturday'. Null if nothing is left. */
function leftOf({ unit }: HabitSchedule, total: Total, today: Day): Reason | null {
  const { target, sum, wanted, lastOpen } = total;
  if (lastOpen === null || lastOpen < epochDay(today)) return null;
  if (isAbove(total) || isReachedTotal(total)) return null;
  const left = {
    sum: sum / 100,
    wanted: wanted / 100,
    missing: (wanted - sum) / 100,
    unit: unit ?? '',
    per: totalPerOf(target) ?? 'week',
    last: fromEpochDay(lastOpen),
  };
  const isToday = isLastOpenDay(total, today);
  if (target.direction === 'at-most')
    return isToday ? habitReasons.limitLeftToday(left) : habitReasons.limitLeft(left);
  return isToday ? habitReasons.totalLeftToday(left) : habitReasons.totalLeft(left);
}

/** The number of days in a range, from the habit's first day on, that are neither done nor excused. */
function freeDays(habit: HabitSchedule, from: number, to: number): number {
  const { done, possible } = countPossibleDays(habit, Math.max(from, epochDay(startOf(habit))), to);
  return possible - done;
}

/** Whether a day asks for a habit. If it does, this also says whether the habit is done on that day. */
export type Asked = 'no' | 'done' | 'not done';

/**
 * Whether a day asks for a habit. It does if the habit is done on that day, even if not due. It also does if the habit
 * is due, and the later days alone can't meet its week or month. Example: 3 a week, weeks from Sunday, 1 done.
 * Thursday can rest, and Friday is needed.
 *
 * No day asks for a quiet limit. For an at-least total, a record makes a day done, but the last open day only if the
 * sum is reached. A day without a record asks only if it is the last open day and the sum is not reached. For a limit
 * for a week or month, every due day asks. A record makes the day done, unless the sum exceeds the limit by then.
 */
export function askedOn(habit: HabitSchedule, day: Day, calendar: Calendar): Asked {
  // If the day is today, planned pauses count. If it is past, no later record, pause or schedule change counts.
  const known = day < calendar.today ? knownOn(habit, day) : habit;
  if (isQuietOn(known, day, calendar)) return 'no';
  const isDue = isDueOn({ ...known, endsOn: habit.endsOn }, day, calendar);
  const total = totalAround(known, day, calendar, day < calendar.today ? day : undefined);
  if (total) {
    const isDone = isDoneForTotal(habit, day, total);
    if (isDone && isMetByTotal(known, day, total)) return 'done';
    const isNeeded =
      total.target.direction === 'at-most' || (isLastOpenDay(total, day) && !isReachedTotal(total));
    return isNeeded && isDue ? 'not done' : 'no';
  }
  if (hasDay(habit.completed, day)) return 'done';
  return isDue && isNeededOn(known, day, calendar) ? 'not done' : 'no';
}

/** Whether a due day is needed. In a week or month, it is needed if the later days alone can't meet it. */
function isNeededOn(known: HabitSchedule, day: Day, calendar: Calendar): boolean {
  if (streakUnitOf(scheduleOn(known.schedules, day)) === 'day') return true;
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
  targets: habit.targets?.filter(({ from }, index) => index === 0 || from <= day),
  pauses: habit.pauses?.filter(({ from }) => from <= day),
  endsOn: null,
});
