import type { FieldError } from '../../calls/errors.ts';
import { type Day, FIRST_DAY } from '../../days/days.ts';
import { isRecorded, targetOn } from '../amounts.ts';
import type { RecordedDays } from '../dayRecord.ts';
import {
  defaultDirection,
  type Habit,
  type HabitPatch,
  habitDefaults,
  type KindFields,
  kindProblem,
  type Target,
  totalPerOf,
} from '../model.ts';
import { habitReasons } from '../reasons.ts';
import { startOf } from '../schedule.ts';
import { changeDayProblem, withChange } from './changeDay.ts';

/** Empty for habits of kind 'check'. */
export const firstTargets = (
  { kind, target, direction, targetPer, quiet }: KindFields,
  from: Day,
): readonly Target[] =>
  kind === 'amount' && typeof target === 'number'
    ? [newTarget({ from, target, direction: direction ?? defaultDirection, targetPer, quiet })]
    : [];

type TargetFields = Pick<Target, 'from' | 'target' | 'direction'> &
  Pick<KindFields, 'targetPer' | 'quiet'>;

/** A target that applies from a day on, without the fields that have their defaults. */
export const newTarget = ({ from, target, direction, quiet, ...per }: TargetFields): Target => {
  const targetPer = totalPerOf(per);
  return {
    from,
    target,
    direction,
    ...(targetPer && { targetPer }),
    ...(quiet && direction === 'at-most' && { quiet }),
  };
};

export type Kind = Pick<Habit, 'kind' | 'unit'> & { readonly targets: readonly Target[] };

type Change = KindFields & Pick<HabitPatch, 'from'>;

type Retargeted = Kind | { readonly problem: FieldError };

const kindIsFixed: FieldError = {
  field: 'kind',
  ...habitReasons.kindIsFixed(),
};

/**
 * The kind of a habit and its targets after a change. Like a schedule, a target applies from today, or from the day
 * in `from`. Earlier targets stay. Later ones, planned or not, are dropped. The unit applies to all amounts,
 * including past ones.
 *
 * Example: at least 6 glasses since 1 January, the habit's first day. Changing it to 8 on 5 March gives 6 from 1
 * January and 8 from 5 March. With 9 March as `from`, it gives 6 from 1 January and 8 from 9 March. With 1 January as
 * `from`, it gives 8 from 1 January.
 */
export function retarget(
  habit: Kind & RecordedDays & Pick<Habit, 'createdDay' | 'amountYears'>,
  change: Change,
  today: Day,
): Retargeted {
  const kind = change.kind === undefined ? habit.kind : (change.kind ?? habitDefaults.kind);
  if (kind !== habit.kind && isRecorded(habit)) return { problem: kindIsFixed };
  const { from = today } = change;
  const start = startOf(habit);
  const current = kind === 'amount' ? targetOn(habit.targets, today) : undefined;
  const { unit = kind === habit.kind ? habit.unit : null, target = current?.target } = change;
  const direction = change.direction === undefined ? current?.direction : change.direction;
  const targetPer = change.targetPer === undefined ? current?.targetPer : change.targetPer;
  const keptQuiet = direction === 'at-most' && current?.quiet;
  const quiet = change.quiet === undefined ? keptQuiet : change.quiet;
  const problem =
    kindProblem({ kind, unit, target, direction, targetPer, quiet }) ??
    changeDayProblem(start, from, today);
  if (problem) return { problem };
  if (kind === 'check' || typeof target !== 'number') return { kind, unit: null, targets: [] };
  const aim = { target, direction: direction ?? defaultDirection, targetPer, quiet };
  const next = newTarget({ from, ...aim });
  const isOfUnit = [change.target, change.direction, change.targetPer, change.quiet].every(
    (sent) => sent === undefined,
  );
  if (current && isOfUnit) return { kind, unit, targets: habit.targets };
  return { kind, unit, targets: withChange(habit.targets, next, start, today) };
}

/**
 * The first day that a change of target may complete or uncomplete. A change from the habit's first day applies to
 * all days. Even a change planned for a later day can affect days from today on. Days recorded before travelling west
 * can be after today, and a dropped planned target may have applied to them.
 */
export const firstRetargetedDay = (
  habit: Parameters<typeof startOf>[0],
  { from }: Pick<Change, 'from'>,
  today: Day,
): Day => {
  const first = from ?? today;
  if (first <= startOf(habit)) return FIRST_DAY;
  return first < today ? first : today;
};
