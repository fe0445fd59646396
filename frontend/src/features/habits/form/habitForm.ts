import type { Day } from '#shared/core/days.ts';
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
import { filled, filledFrom, formValuesOf, mapForm, same } from '../../../forms/formValues.ts';
import { readNumber } from '../../../forms/number.ts';
import { firstDayOf, type Since, sinceProblem } from './since.ts';

/** The API takes the first of the reminder times as `reminderTime`. */
const { reminderTime: _, ...unset } = habitFields.unset;

/** The choices of the skill for which days count that are no skill. */
export const notCounted = '';
export const noSkill = 'none';

/** How much time a day is: its amount in a unit, or the same each. */
type CountsAsChoice = 'each' | 'minutes' | 'hours';

/** The minutes with which a counted tick begins. */
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
  /** The first day of a change, for the since `day`. */
  sinceDay: '',
};

export type HabitFormValues = typeof empty;

const firstCounts = { 'per-week': 3, 'per-month': 10, 'every-n-days': 2 } as const;

/** The count with which a chosen frequency begins: the habit's own, or a usual one; '' where it has none. */
export function countFor(frequency: string, habit?: Habit): string {
  if (!isCounted(frequency)) return '';
  const own = habit?.frequency === frequency ? habit.frequencyCount : null;
  return String(own ?? firstCounts[frequency]);
}

type FrequencyValues = Pick<HabitFormValues, 'frequency' | 'frequencyDays' | 'frequencyCount'>;
type AmountValues = Pick<HabitFormValues, 'kind' | 'unit' | 'target' | 'direction'>;

/** The target with which a chosen amount begins. */
const firstTarget = 8;

/** What a habit of another kind begins with: its own, or a usual target; nothing of a habit to tick. */
export const kindFor = (kind: string, habit?: Habit) => ({
  kind,
  unit: kind === 'amount' ? (habit?.unit ?? '') : '',
  target: kind === 'amount' ? String(habit?.target ?? firstTarget) : '',
  direction: kind === 'amount' ? (habit?.direction ?? defaultDirection) : '',
});

const amountOf = ({ kind, unit, target, direction }: AmountValues) =>
  kind === 'amount' ? { unit, target, direction } : { unit: '', target: '', direction: '' };

type TimeValues = Pick<HabitFormValues, 'kind' | 'unit' | 'skill' | 'countsAs' | 'minutesEach'>;

/** How much time a day is, of those choices that its kind has. An amount in hours begins as that. */
export function countsAsFor({ kind, unit, skill, countsAs }: TimeValues): CountsAsChoice {
  if (kind !== 'amount') return 'each';
  if (skill !== notCounted) return countsAs as CountsAsChoice;
  return timeUnitNamed(unit) ?? 'each';
}

/** What the inputs say a day counts as; null for no time, undefined while it is not whole. */
export function countsAsOf(values: TimeValues): CountsAs | null | undefined {
  if (values.skill === notCounted) return null;
  const choice = countsAsFor(values);
  if (choice !== 'each') return choice;
  const minutesEach = Number(readNumber(values.minutesEach));
  return countsAs.safeParse({ minutesEach }).success ? { minutesEach } : undefined;
}

/** The fields of what a day counts as. Minutes that are wrong stay, so that the schema refuses them. */
const timeOf = (values: TimeValues) => {
  const { skill, minutesEach } = values;
  if (skill === notCounted) return { skill: '', countsAs: '' };
  const choice = countsAsFor(values);
  return {
    skill: skill === noSkill ? '' : skill,
    countsAs: choice === 'each' ? { minutesEach } : choice,
  };
};

/** Each time once, in the order of a day; '' where there is none. */
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
      // Left out where it is none: then the message names it as its input does.
      frequencyCount: frequencyOf(values)?.frequencyCount ?? '',
    },
    ['name'],
  );
};

/** What a habit counts as today, in the inputs. */
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
    ...{ targetDays: 'number', frequencyCount: 'number', target: 'number' },
    minutesEach: 'number',
  },
});

export const { formValues, createBody } = form;

/** The frequency that the inputs hold, null while it is not whole. */
export function frequencyOf(values: FrequencyValues): FrequencyFields | null {
  const count = Number(readNumber(values.frequencyCount));
  const fields = {
    frequency: values.frequency as Frequency,
    frequencyDays: values.frequency === 'days' ? values.frequencyDays.toSorted() : null,
    frequencyCount: isCounted(values.frequency) && Number.isInteger(count) ? count : null,
  };
  return frequencyProblem(fields) ? null : fields;
}

/** Whether the inputs hold another frequency than the habit has. */
export const isRescheduled = (
  { frequency, frequencyDays, frequencyCount }: Habit,
  values: HabitFormValues,
): boolean => !same({ frequency, frequencyDays, frequencyCount }, frequencyOf(values));

/** Whether the inputs hold another target than the habit, which has one, has. */
export const isRetargeted = (
  { kind, target, direction }: Habit,
  values: HabitFormValues,
): boolean =>
  kind === 'amount' &&
  values.kind === 'amount' &&
  !same([target, direction], [readNumber(values.target), values.direction]);

/** Whether the inputs say that days count otherwise than those of the habit do. */
export const isRecounted = (habit: Habit, values: HabitFormValues): boolean =>
  !same(timeOf(formValues(habit)), timeOf(values));

/** Whether the form asks from when a change holds. */
const asksSince = (habit: Habit, values: HabitFormValues): boolean =>
  isRescheduled(habit, values) || isRetargeted(habit, values) || isRecounted(habit, values);

/** The message of each wrong field, of a new habit or of the given one. */
export function formErrors(values: HabitFormValues, habit: Habit | undefined, today: Day) {
  const sinceDay =
    habit && asksSince(habit, values) ? sinceProblem(habit, values, today) : undefined;
  const { countsAs, ...errors } = form.formErrors(values, habit) as Record<string, string>;
  return {
    ...errors,
    // What is typed of it are the minutes.
    ...(countsAs && { minutesEach: countsAs }),
    ...(sinceDay && { sinceDay }),
  };
}

/** The body of a patch; a changed frequency, target or time says from which day it holds. */
export function patchBody(habit: Habit, values: HabitFormValues, today: Day) {
  const body = form.patchBody(habit, values);
  return asksSince(habit, values) ? { ...body, from: firstDayOf(habit, values, today) } : body;
}
