import type { FieldError } from '../calls/errors.ts';
import type { Day } from '../days/days.ts';
import { targetOn } from './amounts.ts';
import {
  fitProblem,
  frequenciesOfTotals,
  type Habit,
  type HabitPatch,
  habitDefaults,
  isSent,
  type Schedule,
  type SentFrequency,
  type Target,
  type TotalPer,
  totalPerOf,
} from './model.ts';
import { scheduleOn, sentFrequency } from './schedule.ts';

/**
 * A target for a whole week or month is called a total. Its unit is met by the sum of its days. Each total has one
 * possible schedule, so targets and schedules change on the same day.
 */

export const hasTotals = (targets: readonly Target[]): boolean =>
  targets.some((target) => totalPerOf(target) !== undefined);

type Fitted = Pick<Habit, 'kind' | 'targets'> & { readonly schedules: readonly Schedule[] };

/**
 * The field and reason of a total or a quiet limit whose schedule doesn't fit it on some day. Undefined if all fit. The
 * first entry of both lists applies from the habit's first day.
 */
export const misfitOf = (
  schedules: readonly Schedule[],
  targets: readonly Target[],
): FieldError | undefined =>
  [...schedules, ...targets]
    .map(({ from }) => fitProblem(scheduleOn(schedules, from), targetOn(targets, from) ?? {}))
    .find((problem) => problem !== undefined);

/**
 * A patch with the fields that a total needs. A habit that becomes a total gets its frequency, and one that stops being
 * a total becomes daily. A change of a total's target also sets the schedule, and a change of its schedule also sets
 * the target. So both lists change on the same day. Returns a problem if the sent frequency doesn't fit.
 *
 * Example: 30 minutes a day becomes `{ targetPer: 'week', target: 120 }`. The patch gets the frequency `weekly`.
 */
export function fitToTotal(
  habit: Fitted,
  patch: HabitPatch,
  today: Day,
): HabitPatch | { readonly problem: FieldError } {
  const { frequency, frequencyDays, frequencyCount } = patch;
  const { kind: sentKind, unit, target, direction, targetPer, quiet, from = today } = patch;
  const sent = { frequency, frequencyDays, frequencyCount };
  const aim = { target, direction, targetPer, quiet };
  if (!isSent({ sentKind, unit, ...sent, ...aim })) return patch;
  const kind = sentKind === undefined ? habit.kind : (sentKind ?? habitDefaults.kind);
  const current = targetOn(habit.targets, today);
  const sentPer = targetPer === undefined ? totalPerOf(current) : totalPerOf({ targetPer });
  const per = kind === 'check' ? undefined : sentPer;
  const misfit = fitProblem(sent, { targetPer: per });
  if (misfit) return { problem: misfit };
  if (!per && !hasTotals(targetsSince(habit.targets, from))) return patch;
  // Sent again, so that the target also changes on this day.
  const again = kind === 'amount' && !isSent(aim) && current ? { target: current.target } : {};
  return { ...patch, ...again, ...frequencyFor(habit, per, sent, today) };
}

const targetsSince = (targets: readonly Target[], from: Day): readonly Target[] =>
  targets.filter((_, n) => {
    const next = targets[n + 1];
    return next === undefined || next.from > from;
  });

/**
 * The frequency for a target. Without a total, it is the sent one. If none is sent, it is daily after a total, else the
 * current one.
 */
function frequencyFor(
  { targets, schedules }: Fitted,
  per: TotalPer | undefined,
  sent: SentFrequency,
  today: Day,
): SentFrequency {
  if (per) return frequenciesOfTotals[per];
  if (isSent(sent)) return sent;
  if (totalPerOf(targetOn(targets, today))) return sentFrequency({ frequency: 'daily' });
  return sentFrequency(scheduleOn(schedules, today));
}
