import type { Day } from '#shared/days/days.ts';
import { endProblem } from '#shared/habits/ends.ts';
import {
  type CountsAs,
  countsAs,
  type Direction,
  defaultDirection,
  defaultTargetPer,
  type Frequency,
  type FrequencyFields,
  fitProblem,
  frequenciesOfTotals,
  frequencyProblem,
  type Habit,
  type HabitPatch,
  habitFields,
  habitKinds,
  isCounted,
  type Target,
  type TotalPer,
  totalPerOf,
} from '#shared/habits/model.ts';
import { sentFrequency } from '#shared/habits/schedule.ts';
import { timeUnitNamed } from '#shared/habits/timed.ts';
import { i18n } from '#shared/language/i18n.ts';
import { readNumber } from '../../../forms/fields/number.ts';
import { filled, filledFrom, formValuesOf, mapForm, same } from '../../../forms/formValues.ts';
import { firstDayOf, type Since, sinceProblem } from './since.ts';

/** The form has no field for `reminderTime`, because the API sets it to the first of the reminder times. */
const { reminderTime: _, ...unset } = habitFields.unset;

/** The choice "days don't count as time". */
export const notCounted = '';
/** The choice "days count as time, but for no skill". */
export const noSkill = 'none';

/** How a day counts as time: a fixed time for each completed day, or its amount in minutes or hours. */
type CountsAsChoice = 'each' | 'minutes' | 'hours';

/** The minutes that the form proposes for each completed day. */
const firstMinutes = 20;

const empty = {
  ...formValuesOf({ name: '', frequency: 'daily', ...unset }),
  skill: notCounted as string,
  countsAs: 'each' as string,
  minutesEach: String(firstMinutes) as number | string,
  frequencyDays: [] as number[],
  frequencyCount: '' as number | string,
  target: '' as number | string,
  since: 'today' as Since,
  /** The day on which a change begins, if `since` is 'day'. */
  sinceDay: '',
};

export type HabitFormValues = typeof empty;

const firstCounts = { 'per-week': 3, 'per-month': 10, 'every-n-days': 2 } as const;

/**
 * The count that the form proposes for a chosen frequency: the habit's own count, or a usual one. Empty for frequencies
 * without a count.
 */
export function countFor(frequency: string, habit?: Habit): string {
  if (!isCounted(frequency)) return '';
  const own = habit?.frequency === frequency ? habit.frequencyCount : null;
  return String(own ?? firstCounts[frequency]);
}

type AmountValues = Pick<
  HabitFormValues,
  'kind' | 'unit' | 'target' | 'direction' | 'targetPer' | 'quiet'
>;
type FrequencyValues = Pick<
  HabitFormValues,
  'frequency' | 'frequencyDays' | 'frequencyCount' | 'kind' | 'targetPer'
>;

/** Something to avoid is an amount of at most 0. Only a new habit offers this choice. */
const avoid = 'avoid' as const;
export const recordChoices = (habit?: Habit) => (habit ? habitKinds : [...habitKinds, avoid]);

/** The week or month of a total in the inputs. Undefined for ticks, and for a target of a single day. */
export const totalPerFrom = ({
  kind,
  targetPer,
}: Pick<AmountValues, 'kind' | 'targetPer'>): TotalPer | undefined =>
  kind === 'amount' ? totalPerOf({ targetPer: targetPer as Target['targetPer'] }) : undefined;

/** The target that the form proposes for an amount. */
const firstTarget = 8;

/** The input values when the kind changes: the habit's own values, or usual ones. Empty for the kind 'check'. */
export function kindFor(kind: string, habit?: Habit) {
  if (kind === avoid) {
    const aim = { target: '0', direction: 'at-most', targetPer: defaultTargetPer, quiet: true };
    return { kind, unit: i18n.t('times'), ...aim };
  }
  if (kind !== 'amount') return { kind, ...noAmount, quiet: false };
  return {
    kind,
    unit: habit?.unit ?? '',
    target: String(habit?.target ?? firstTarget),
    direction: habit?.direction ?? defaultDirection,
    targetPer: habit?.targetPer ?? defaultTargetPer,
    quiet: habit?.quiet ?? false,
  };
}

/** The input values when the direction changes. A new limit is quiet: a day without a record counts as kept. */
export const directionFor = (direction: string, habit?: Habit) => ({
  direction,
  quiet: direction === 'at-most' && (habit?.direction !== 'at-most' || habit.quiet),
});

/** The input values when the target's day, week or month changes. A habit that stops being a total becomes daily. */
export function perFor(targetPer: string, habit?: Habit) {
  if (targetPer !== defaultTargetPer || !totalPerOf(habit)) return { targetPer };
  const { frequency, frequencyDays, frequencyCount } = formValues(undefined);
  return { targetPer, frequency, frequencyDays, frequencyCount };
}

/** Whether a limit in the inputs may be quiet: it is a weekly or monthly total, or its frequency is in days. */
export const canBeQuiet = (values: AmountValues & Pick<HabitFormValues, 'frequency'>): boolean =>
  values.direction === 'at-most' &&
  (totalPerFrom(values) !== undefined ||
    fitProblem({ frequency: values.frequency as Frequency }, { quiet: true }) === undefined);

const noAmount = { unit: '', target: '', direction: '', targetPer: '' };

/** The request's fields for what to record. */
const amountOf = (values: AmountValues & Pick<HabitFormValues, 'frequency'>) => {
  const { kind, unit, target, direction, targetPer, quiet } = values;
  if (kind === 'check') return { kind, ...noAmount, quiet: '' };
  const isQuiet = quiet && (kind === avoid || canBeQuiet(values));
  return { kind: 'amount', unit, target, direction, targetPer, quiet: isQuiet };
};

type TimeValues = Pick<HabitFormValues, 'kind' | 'unit' | 'skill' | 'countsAs' | 'minutesEach'>;

/**
 * How a day counts as time. Ticks always count 'each'. Before the person chooses, an amount in minutes or hours counts
 * in its unit.
 */
export function countsAsChoice({ kind, unit, skill, countsAs }: TimeValues): CountsAsChoice {
  if (kind !== 'amount') return 'each';
  if (skill !== notCounted) return countsAs as CountsAsChoice;
  return timeUnitNamed(unit) ?? 'each';
}

/**
 * Reads from the inputs how a day counts as time. Null if it counts as no time. Undefined if the minutes are missing or
 * invalid.
 */
export function countsAsFrom(values: TimeValues): CountsAs | null | undefined {
  if (values.skill === notCounted) return null;
  const choice = countsAsChoice(values);
  if (choice !== 'each') return choice;
  const minutesEach = Number(readNumber(values.minutesEach));
  return countsAs.safeParse({ minutesEach }).success ? { minutesEach } : undefined;
}

/** The request's fields for how a day counts as time. Includes invalid minutes, so that the schema refuses them. */
const timeOf = (values: TimeValues) => {
  const { skill, minutesEach } = values;
  if (skill === notCounted) return { skill: '', countsAs: '' };
  const choice = countsAsChoice(values);
  return {
    skill: skill === noSkill ? '' : skill,
    countsAs: choice === 'each' ? { minutesEach } : choice,
  };
};

/** The times in ascending order, without duplicates. '' without any time. */
const timesOf = (typed: readonly string[]): readonly string[] | '' => {
  const times = [...new Set(typed)].filter((time) => time !== '').sort();
  return times.length > 0 ? times : '';
};

/** The request's fields for the frequency. A total has a fixed one. */
const rhythmOf = (values: FrequencyValues) => {
  const per = totalPerFrom(values);
  return {
    frequency: per ? frequenciesOfTotals[per].frequency : values.frequency,
    frequencyDays: values.frequency === 'days' && !per ? values.frequencyDays.toSorted() : '',
    // Empty if the frequency is incomplete, so that the error appears at its input.
    frequencyCount: frequencyOf(values)?.frequencyCount ?? '',
  };
};

const bodyOf = ({ since: _, sinceDay: __, ...values }: HabitFormValues) => {
  const { minutesEach: ___, ...fields } = values;
  return filled(
    {
      ...fields,
      ...timeOf(values),
      reminderTimes: timesOf(values.reminderTimes),
      ...amountOf(values),
      ...rhythmOf(values),
    },
    ['name'],
  );
};

/** The input values for how a habit counts today. */
const shownTime = ({ skill, countsAs }: Pick<Habit, 'skill' | 'countsAs'>) => ({
  skill: countsAs === null ? empty.skill : (skill ?? noSkill),
  countsAs: typeof countsAs === 'string' ? countsAs : empty.countsAs,
  minutesEach:
    typeof countsAs === 'object' && countsAs !== null
      ? String(countsAs.minutesEach)
      : empty.minutesEach,
});

const form = mapForm({
  empty,
  shown: (habit: Habit) => ({
    ...filledFrom(empty, habit),
    frequencyDays: habit.frequencyDays ?? [],
    ...shownTime(habit),
    since: empty.since,
    sinceDay: empty.sinceDay,
  }),
  bodyOf,
  schema: () => habitFields.create,
  numeric: {
    targetDays: 'number',
    frequencyCount: 'number',
    target: 'number',
    minutesEach: 'number',
  },
});

export const { formValues, createBody } = form;

/** The frequency in the inputs. Null while they are incomplete. */
export function frequencyOf(values: FrequencyValues): FrequencyFields | null {
  const per = totalPerFrom(values);
  if (per) return frequenciesOfTotals[per];
  const count = Number(readNumber(values.frequencyCount));
  const fields = {
    frequency: values.frequency as Frequency,
    frequencyDays: values.frequency === 'days' ? values.frequencyDays.toSorted() : null,
    frequencyCount: isCounted(values.frequency) && Number.isInteger(count) ? count : null,
  };
  return frequencyProblem(fields) ? null : fields;
}

/** Whether the inputs differ from the habit's frequency. */
export const isRescheduled = (
  { frequency, frequencyDays, frequencyCount }: Habit,
  values: HabitFormValues,
): boolean => !same({ frequency, frequencyDays, frequencyCount }, frequencyOf(values));

export const aimFrom = (values: HabitFormValues) => {
  const { target, direction, targetPer, quiet } = amountOf(values);
  return {
    target: readNumber(target),
    direction: direction as Direction,
    targetPer: targetPer as NonNullable<Target['targetPer']>,
    quiet: quiet === true,
  };
};

/** Whether the inputs differ from the target of a habit that has one. */
export const isRetargeted = (
  { kind, target, direction, targetPer, quiet }: Habit,
  values: HabitFormValues,
): boolean =>
  kind === 'amount' &&
  values.kind === 'amount' &&
  !same({ target, direction, targetPer, quiet }, aimFrom(values));

/**
 * Whether the frequency changes only because the target becomes a total, or stops being a total. The form then asks
 * only once when both changes begin. It asks this at the target.
 */
export const followsTarget = (habit: Habit, values: HabitFormValues): boolean =>
  isRetargeted(habit, values) && totalPerOf(habit) !== totalPerFrom(values);

/** Whether the inputs differ from how the habit's days count as time. */
export const isRecounted = (habit: Habit, values: HabitFormValues): boolean =>
  !same(timeOf(formValues(habit)), timeOf(values));

const asksSince = (habit: Habit, values: HabitFormValues): boolean =>
  isRescheduled(habit, values) || isRetargeted(habit, values) || isRecounted(habit, values);

export function formErrors(values: HabitFormValues, habit: Habit | undefined, today: Day) {
  const sinceDay =
    habit && asksSince(habit, values) ? sinceProblem(habit, values, today) : undefined;
  const known = { start: habit?.startDate ?? today, before: habit?.endsOn };
  const wrongEnd = endProblem(values.endsOn, known, today)?.message;
  const { countsAs, quiet, ...errors } = form.formErrors(values, habit) as Record<string, string>;
  return {
    ...(wrongEnd && { endsOn: wrongEnd }),
    ...errors,
    // Something to avoid is always quiet, so an error about `quiet` is shown at its frequency.
    ...(quiet && { frequency: quiet }),
    // The input for the minutes shows errors about `countsAs`.
    ...(countsAs && { minutesEach: countsAs }),
    ...(sinceDay && { sinceDay }),
  };
}

/**
 * The frequency of a habit that stops being a total. It is sent even if it stays the same. Without a frequency, the API
 * makes the habit daily.
 */
const rhythmAfterTotal = (habit: Habit, values: HabitFormValues): HabitPatch => {
  const rhythm = frequencyOf(values);
  return rhythm && totalPerOf(habit) && !totalPerFrom(values) ? sentFrequency(rhythm) : {};
};

/** The body of a patch. If the frequency, target or time is changed, `from` is the day on which the change begins. */
export function patchBody(habit: Habit, values: HabitFormValues, today: Day) {
  const body: HabitPatch = {
    ...form.patchBody(habit, values),
    ...rhythmAfterTotal(habit, values),
  };
  return asksSince(habit, values) ? { ...body, from: firstDayOf(habit, values, today) } : body;
}
