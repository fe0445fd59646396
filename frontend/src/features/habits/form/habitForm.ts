import type { Day } from '#shared/core/days.ts';
import { endProblem } from '#shared/habits/ends.ts';
import {
  type CountsAs,
  countsAs,
  defaultDirection,
  type Frequency,
  type FrequencyFields,
  frequencyProblem,
  type Habit,
  habitFields,
  isCounted,
} from '#shared/habits/model.ts';
import { timeUnitNamed } from '#shared/habits/timed.ts';
import { readNumber } from '../../../forms/fields/number.ts';
import { filled, filledFrom, formValuesOf, mapForm, same } from '../../../forms/formValues.ts';
import { firstDayOf, type Since, sinceProblem } from './since.ts';

/** The API uses the first reminder time as `reminderTime`. */
const { reminderTime: _, ...unset } = habitFields.unset;

/** The choice "days don't count as time". */
export const notCounted = '';
/** The choice "days count as time, but for no skill". */
export const noSkill = 'none';

/** How a day counts as time: a fixed time for each completed day, or its amount in minutes or hours. */
type CountsAsChoice = 'each' | 'minutes' | 'hours';

/** The minutes that the form starts with when ticks count as time. */
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
 * The count that the form starts with for a chosen frequency: the habit's own, or a usual one. Empty for frequencies
 * without a count.
 */
export function countFor(frequency: string, habit?: Habit): string {
  if (!isCounted(frequency)) return '';
  const own = habit?.frequency === frequency ? habit.frequencyCount : null;
  return String(own ?? firstCounts[frequency]);
}

type FrequencyValues = Pick<HabitFormValues, 'frequency' | 'frequencyDays' | 'frequencyCount'>;
type AmountValues = Pick<
  HabitFormValues,
  'kind' | 'unit' | 'target' | 'direction' | 'targetPer' | 'quiet'
>;

/** The target that the form starts with for an amount. */
const firstTarget = 8;

/**
 * The values that the form starts with when the kind changes: the habit's own, or a usual target. Empty for habits of
 * kind 'check'.
 */
export const kindFor = (kind: string, habit?: Habit) => ({
  kind,
  unit: kind === 'amount' ? (habit?.unit ?? '') : '',
  target: kind === 'amount' ? String(habit?.target ?? firstTarget) : '',
  direction: kind === 'amount' ? (habit?.direction ?? defaultDirection) : '',
});

const amountOf = ({ kind, unit, target, direction, targetPer, quiet }: AmountValues) =>
  kind === 'amount'
    ? { unit, target, direction, targetPer, quiet: direction === 'at-most' ? quiet : '' }
    : { unit: '', target: '', direction: '', targetPer: '', quiet: '' };

type TimeValues = Pick<HabitFormValues, 'kind' | 'unit' | 'skill' | 'countsAs' | 'minutesEach'>;

/** How time is counted at first, depending on the kind. An amount in hours starts with hours. */
export function countsAsChoice({ kind, unit, skill, countsAs }: TimeValues): CountsAsChoice {
  if (kind !== 'amount') return 'each';
  if (skill !== notCounted) return countsAs as CountsAsChoice;
  return timeUnitNamed(unit) ?? 'each';
}

/**
 * Reads from the inputs how a day counts. Null means that it counts no time. Undefined means that an input is
 * missing.
 */
export function countsAsFrom(values: TimeValues): CountsAs | null | undefined {
  if (values.skill === notCounted) return null;
  const choice = countsAsChoice(values);
  if (choice !== 'each') return choice;
  const minutesEach = Number(readNumber(values.minutesEach));
  return countsAs.safeParse({ minutesEach }).success ? { minutesEach } : undefined;
}

/** The request's fields for what a day counts as. Includes invalid minutes, so that the schema refuses them. */
const timeOf = (values: TimeValues) => {
  const { skill, minutesEach } = values;
  if (skill === notCounted) return { skill: '', countsAs: '' };
  const choice = countsAsChoice(values);
  return {
    skill: skill === noSkill ? '' : skill,
    countsAs: choice === 'each' ? { minutesEach } : choice,
  };
};

/** The times in ascending order, without duplicates. '' if there are none. */
const timesOf = (typed: readonly string[]): readonly string[] | '' => {
  const times = [...new Set(typed)].filter((time) => time !== '').sort();
  return times.length > 0 ? times : '';
};

const bodyOf = ({ since: _, sinceDay: __, ...values }: HabitFormValues) => {
  const { minutesEach: ___, ...fields } = values;
  return filled(
    {
      ...fields,
      ...timeOf(values),
      reminderTimes: timesOf(values.reminderTimes),
      ...amountOf(values),
      frequencyDays: values.frequency === 'days' ? values.frequencyDays.toSorted() : '',
      // Empty if the frequency is incomplete, so that the error appears at its input.
      frequencyCount: frequencyOf(values)?.frequencyCount ?? '',
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

/** Whether the inputs differ from the target of a habit that has one. */
export const isRetargeted = (
  { kind, target, direction }: Habit,
  values: HabitFormValues,
): boolean =>
  kind === 'amount' &&
  values.kind === 'amount' &&
  !same([target, direction], [readNumber(values.target), values.direction]);

/** Whether the inputs differ from what the habit's days count as. */
export const isRecounted = (habit: Habit, values: HabitFormValues): boolean =>
  !same(timeOf(formValues(habit)), timeOf(values));

/** Whether the form asks when a change begins. */
const asksSince = (habit: Habit, values: HabitFormValues): boolean =>
  isRescheduled(habit, values) || isRetargeted(habit, values) || isRecounted(habit, values);

/** The message for each wrong field of a new habit, or of the given habit. */
export function formErrors(values: HabitFormValues, habit: Habit | undefined, today: Day) {
  const sinceDay =
    habit && asksSince(habit, values) ? sinceProblem(habit, values, today) : undefined;
  const known = { start: habit?.startDate ?? today, before: habit?.endsOn };
  const wrongEnd = endProblem(values.endsOn, known, today)?.message;
  const { countsAs, ...errors } = form.formErrors(values, habit) as Record<string, string>;
  return {
    ...(wrongEnd && { endsOn: wrongEnd }),
    ...errors,
    // The input for the minutes shows errors about `countsAs`.
    ...(countsAs && { minutesEach: countsAs }),
    ...(sinceDay && { sinceDay }),
  };
}

/** The body of a patch. If the frequency, target or time is changed, it says on which day the change begins. */
export function patchBody(habit: Habit, values: HabitFormValues, today: Day) {
  const body = form.patchBody(habit, values);
  return asksSince(habit, values) ? { ...body, from: firstDayOf(habit, values, today) } : body;
}
