import { daysIn, hasDay, NO_DAYS } from '#shared/days/daySet.ts';
import { type Calendar, type Day, daysBetween } from '#shared/days/days.ts';
import { isSlipOn } from '#shared/habits/due/limits.ts';
import { isAbove } from '#shared/habits/due/sums.ts';
import { isQuietOn } from '#shared/habits/due/totalAround.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf, isScheduledOn, startOf } from '#shared/habits/rules.ts';
import type { HabitSchedule } from '#shared/habits/schedule.ts';
import { i18n } from '#shared/language/i18n.ts';
import { isAwayOn, seenOn } from '#shared/pauses/away.ts';
import { isTotalOn, totalOn } from './totals.ts';

/**
 * The state of a limit on a day. `over`: the amount of the day, or the sum of its week or month, is above the limit.
 * A quiet limit counts as kept on a day without a record. The other states are of a quiet limit for single days, on
 * such a day. `open`: today, or a past day on which the person was away. `kept`: any other past day.
 */
export type LimitState = 'over' | 'kept' | 'open';

/** Whether a quiet limit applies on a day: the day is on its schedule, and not before its start. */
export const isInQuietLimit = (
  facts: HabitSchedule,
  day: Day,
  calendar: Pick<Calendar, 'weekStartsOn'>,
): boolean => isQuietOn(facts, day, calendar) && isScheduledOn(facts, day) && day >= startOf(facts);

/** Undefined if none of these states applies, for example on a day with an amount within the limit. */
export function limitOn(habit: Habit, day: Day, calendar: Calendar): LimitState | undefined {
  const { today } = calendar;
  if (!habit.targets.some(({ direction }) => direction === 'at-most')) return undefined;
  const facts = habitFactsOf(habit);
  const total = totalOn(habit, day, calendar);
  if (total) {
    return isAbove(total) && hasDay(facts.recorded ?? NO_DAYS, day) ? 'over' : undefined;
  }
  if (isSlipOn(facts, day)) return 'over';
  const isAsked =
    isInQuietLimit(facts, day, calendar) && !hasDay(facts.completed, day) && day <= today;
  if (!isAsked) return undefined;
  const isAway = isAwayOn(seenOn(facts.away ?? [], today), day);
  return day < today && !isAway ? 'kept' : 'open';
}

/** How many days ago a limit for single days was last exceeded. Yesterday is 1. Undefined if it never was. */
export function daysSinceSlip(habit: Habit, today: Day): number | undefined {
  const facts = habitFactsOf(habit);
  const recorded = daysIn(facts.recorded ?? NO_DAYS, startOf(facts), today);
  const last = recorded.findLast((day) => isSlipOn(facts, day));
  return last === undefined ? undefined : daysBetween(last, today);
}

/**
 * '10 days since the last slip', 'No slip so far'. Empty if the habit has no quiet limit for single days today, or is
 * archived.
 */
export function describeSlips(habit: Habit, today: Day): string {
  if (!habit.quiet || habit.archivedOn !== null || isTotalOn(habit, today)) return '';
  const days = daysSinceSlip(habit, today);
  if (days === undefined) return i18n.t('No slip so far');
  return i18n.t(
    '{days, plural, =0 {A slip today} one {# day since the last slip} other {# days since the last slip}}',
    { days },
  );
}
