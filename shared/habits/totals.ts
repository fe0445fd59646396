import type { Day } from '../core/days.ts';
import type { FieldError } from '../core/errors.ts';
import { targetOn } from './amounts.ts';
import {
  fitProblem,
  frequenciesOfTotals,
  type Habit,
  type HabitPatch,
  habitDefaults,
  type Schedule,
  type Target,
  type TotalPer,
  totalPerOf,
} from './model.ts';
import { scheduleOn } from './schedule.ts';

/**
 * A target for a whole week or month is called a total. Its unit is met by the sum of its days. Each total has one
 * possible schedule, so targets and schedules change on the same day.
 */

/** Whether any of the targets is a total. */
export const hasTotals = (targets: readonly Target[]): boolean =>
  targets.some((target) => totalPerOf(target) !== undefined);

/** The facts of a habit that decide which frequency its target needs. */
type Fitted = Pick<Habit, 'kind' | 'targets'> & { readonly schedules: readonly Schedule[] };

/** The frequency fields of a patch. */
type Rhythm = Pick<HabitPatch, 'frequency' | 'frequencyDays' | 'frequencyCount'>;

const isSent = (fields: object): boolean =>
  Object.values(fields).some((value) => value !== undefined);

/**
 * A patch with the fields that a total needs. A habit that becomes a total gets its frequency, and one that is no
 * total any more becomes daily. Around a total, a change of the target also sets the schedule, and the other way
 * round, so that both lists change on the same day. Returns a problem if the sent fields don't fit.
 *
 * Example: 30 minutes a day becomes `{ targetPer: 'week', target: 120 }`. The patch gets the frequency `weekly`.
 */
export function fitToTotal(
  habit: Fitted,
  patch: HabitPatch,
  today: Day,
): HabitPatch | { readonly problem: FieldError } {
  const { frequency, frequencyDays, frequencyCount } = patch;
  const { kind: sentKind, unit, target, direction, targetPer, quiet } = patch;
  const rhythm = { frequency, frequencyDays, frequencyCount };
  const aim = { target, direction, targetPer, quiet };
  if (!isSent({ sentKind, unit, ...rhythm, ...aim })) return patch;
  const kind = sentKind === undefined ? habit.kind : (sentKind ?? habitDefaults.kind);
  const present = targetOn(habit.targets, today);
  const schedule = scheduleOn(habit.schedules, today);
  const before = totalPerOf(present);
  const per =
    kind === 'check' ? undefined : targetPer === undefined ? before : totalPerOf({ targetPer });
  const misfit = fitProblem(rhythm, { targetPer: per });
  if (misfit) return { problem: misfit };
  const isPlanned = habit.targets.some((one, n) => n > 0 && one.from > today && totalPerOf(one));
  const isAround = per !== undefined || before !== undefined || isPlanned;
  const fitted = isAround
    ? {
        ...patch,
        ...(per
          ? frequenciesOfTotals[per]
          : isSent(rhythm)
            ? {}
            : frequencyAfter(before, schedule)),
        ...(kind === 'amount' && !isSent(aim) && present && { target: present.target }),
      }
    : patch;
  const isQuiet =
    kind === 'amount' &&
    (direction ?? present?.direction) === 'at-most' &&
    (quiet ?? present?.quiet);
  const problem = fitProblem(
    { ...schedule, ...(fitted.frequency && { frequency: fitted.frequency }) },
    { quiet: isQuiet && !per },
  );
  return problem ? { problem } : fitted;
}

/** The frequency of a habit whose target is for a day: as before, or daily after a total. */
const frequencyAfter = (before: TotalPer | undefined, schedule: Schedule): Rhythm =>
  before
    ? { frequency: 'daily', frequencyDays: null, frequencyCount: null }
    : {
        frequency: schedule.frequency,
        frequencyDays: schedule.frequencyDays ? [...schedule.frequencyDays] : null,
        frequencyCount: schedule.frequencyCount ?? null,
      };
