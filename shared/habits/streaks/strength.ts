import type { Reason } from '../../calls/reasons.ts';
import { addDays, type Day } from '../../days/days.ts';
import { isScheduledOn } from '../due/dueDays.ts';
import type { Unit } from '../due/units.ts';
import type { Schedule } from '../model.ts';
import { habitReasons, type Miss } from '../reasons.ts';
import { type HabitSchedule, rateOf, scheduleOn, streakUnitOf, wantedOf } from '../schedule.ts';
import {
  isClosed,
  type Recent,
  recentOf,
  severalOf,
  singleOf,
  TRACK_WINDOW_DAYS,
} from './track.ts';

/** The share of the strength that remains after one more missed unit, 0 to 1. For a daily habit it is 0.948. */
function keptBy(schedule: Schedule): number {
  const { units, days } = rateOf(schedule);
  const spacing = days / units;
  return 0.5 ** ((Math.sqrt(wantedOf(schedule) / spacing) * spacing) / 13);
}

/**
 * The strength of a habit after each of its units, 0 to 1. It starts at 0. Each unit, oldest first, moves the
 * strength towards a goal v. The goal is 1 for a met unit and 0 for a missed closed day. For a missed closed week or
 * month, it is the completed share. The new strength is s x m + v x (1 - m), with m = 0.5 ^ (sqrt(f) x d / 13). There
 * are d days from one unit to the next, and f days are needed per day. Unmet open units don't change the strength,
 * and excused days are not units.
 *
 * Examples in percent: daily without a miss has 80 after 30 days, 96 after 60 and 99 after 90. 3 a week has 62 after
 * 4 weeks, 86 after 8 and 95 after 12. After 30 days and a miss, a daily habit has 76. After 30 days and a vacation
 * of any length, it has 80.
 */
export function strengthsOf(units: readonly Unit[], schedules: readonly Schedule[]): number[] {
  const kept = new Map(schedules.map((one) => [one, keptBy(one)]));
  let strength = 0;
  return units.map(({ outcome, schedule, share }) => {
    const m = outcome === 'open' ? 1 : (kept.get(schedule) ?? 1);
    strength = strength * m + (outcome === 'met' ? 1 : share) * (1 - m);
    return strength;
  });
}

/** A strength as displayed: 0.9481 -> 95. */
export const wholePercent = (share: number): number => Math.round(share * 100);

/**
 * The strength in percent, and a sentence with the numbers behind it: 'You kept 26 of the last 28 days; a miss
 * tomorrow makes it 88.' `isOpen`: the habit is due today and not done.
 */
export function strengthWithReason(
  habit: HabitSchedule,
  units: readonly Unit[],
  today: Day,
  isOpen: boolean,
): { readonly strength: number; readonly why: Reason } {
  const share = strengthsOf(units, habit.schedules).at(-1) ?? 0;
  const strength = wholePercent(share);
  if (strength === 0 && !units.some(isClosed)) return { strength, why: habitReasons.justStarted() };
  const recent = recentOf(units, today);
  if (strength === 0) return { strength, why: whyZero(recent) };
  const day = isOpen ? today : addDays(today, 1);
  const schedule = scheduleOn(habit.schedules, day);
  const after = wholePercent(share * keptBy(schedule));
  return {
    strength,
    why: whyStrong(recent, { miss: missOf(habit, schedule, day, isOpen), after }),
  };
}

function whyZero(recent: Recent): Reason {
  if (recent.counted === 0) return habitReasons.nothingDue({ days: TRACK_WINDOW_DAYS });
  return recent.counted === 1
    ? habitReasons.singleUnit(singleOf(recent))
    : habitReasons.lastUnits(severalOf(recent));
}

function whyStrong(recent: Recent, next: { readonly miss: Miss; readonly after: number }): Reason {
  if (recent.counted === 0) {
    return habitReasons.nothingDueNextMiss({ days: TRACK_WINDOW_DAYS, ...next });
  }
  return recent.counted === 1
    ? habitReasons.singleUnitNextMiss({ ...singleOf(recent), ...next })
    : habitReasons.lastUnitsNextMiss({ ...severalOf(recent), ...next });
}

/** When the habit can next be missed. `schedule` is that of `day`, because another one may begin tomorrow. */
function missOf(habit: HabitSchedule, schedule: Schedule, day: Day, isOpen: boolean): Miss {
  const unit = streakUnitOf(schedule);
  if (unit !== 'day') return unit;
  if (isOpen) return 'today';
  return isScheduledOn(habit, day) ? 'tomorrow' : 'later';
}
