import { NativeSelect } from '@mantine/core';
import { plannedAfter } from '#shared/habits/changes/changeDay.ts';
import { countingOn } from '#shared/habits/changes/counting.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxActivityMinutes } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { describeCountsAs } from '../../../domain/habits/counting.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import type { Inputs } from '../../../forms/useForm.ts';
import { compareText } from '../../../ui/format/compare.ts';
import classes from './FrequencyField.module.css';
import {
  countsAsChoice,
  countsAsFrom,
  type HabitFormValues,
  isRecounted,
  isRescheduled,
  isRetargeted,
  noSkill,
  notCounted,
} from './habitForm.ts';
import { PlannedChange } from './PlannedChange.tsx';
import { SinceField } from './SinceField.tsx';
import { describeSince } from './since.ts';

type Props = {
  readonly form: Inputs<HabitFormValues>;
  /** The edited habit. Undefined for a new one. */
  readonly habit: Habit | undefined;
};

/**
 * Asks for which skill the days count as time, and how much time. The person can also choose that they don't count. If
 * this changes for an existing habit, also asks when the change begins, unless another field already asks.
 */
export const CountsField = ({ form, habit }: Props) => {
  const { values } = form;
  const today = useToday();
  const names = useSkillNames(values.skill);
  const isChanged = habit !== undefined && isRecounted(habit, values);
  const asksSince = isChanged && !isRescheduled(habit, values) && !isRetargeted(habit, values);
  const skill = form.getInputProps('skill');
  return (
    <div className={classes.field}>
      <NativeSelect
        label={i18n.t('Counts as time for')}
        data={[
          { value: notCounted, label: i18n.t('Nothing: its days are not counted') },
          ...names.map(([value, label]) => ({ value, label })),
          { value: noSkill, label: i18n.t('No skill, only the total hours') },
        ]}
        {...skill}
        onChange={(event) => {
          if (values.skill === notCounted) form.setFieldValue('countsAs', countsAsChoice(values));
          skill.onChange(event);
        }}
      />
      {values.skill !== notCounted && values.kind === 'amount' && (
        <NativeSelect
          label={i18n.t('Time of a day')}
          data={[
            { value: 'minutes', label: i18n.t('Its amount, in minutes') },
            { value: 'hours', label: i18n.t('Its amount, in hours') },
            { value: 'each', label: i18n.t('The same for each completed day') },
          ]}
          {...form.getInputProps('countsAs')}
        />
      )}
      {values.skill !== notCounted && countsAsChoice(values) === 'each' && (
        <NumberField
          label={i18n.t('Minutes each completed day')}
          required
          min={1}
          max={maxActivityMinutes}
          {...form.getInputProps('minutesEach')}
        />
      )}
      {asksSince && <SinceField form={form} habit={habit} />}
      <p className={classes.sentence} aria-live="polite">
        {sentenceOf(values, habit, isChanged, new Map(names).get(values.skill), today)}
      </p>
      {habit && plannedAfter(habit.counting, today) && (
        <PlannedChange habit={habit} part="counting" />
      )}
    </div>
  );
};

/** The ids and names of the skills, including the chosen skill, even if it was deleted. */
function useSkillNames(chosen: string): readonly (readonly [id: string, name: string])[] {
  const { data } = useRoute(skills.list, {}, { isOptional: true });
  const all = data?.skills ?? [];
  const names = all
    .map(({ _id, name }) => [_id, name] as const)
    .toSorted(([, a], [, b]) => compareText(a, b));
  const isKnown = [notCounted, noSkill, ...all.map(({ _id }) => _id)].includes(chosen);
  if (isKnown) return names;
  return [...names, [chosen, data ? i18n.t('A deleted skill') : '…']];
}

/**
 * A sentence about how the days count: '20 min for Spanish each completed day, from today.' If the change begins on a
 * past day, adds that recorded days count too. If nothing was changed: '20 min for Spanish each completed day, since
 * 3 May 2026.'
 */
function sentenceOf(
  values: HabitFormValues,
  habit: Habit | undefined,
  isChanged: boolean,
  skill: string | undefined,
  today: string,
): string {
  const countsAs = countsAsFrom(values);
  if (countsAs === undefined || (countsAs === null && !isChanged)) return '';
  const words = describeCountsAs(countsAs, skill);
  if (habit && !isChanged) {
    const current = countingOn(habit.counting, today);
    const isFirst = current === habit.counting[0];
    const since = isFirst ? habit.startDate : (current?.from ?? habit.startDate);
    return i18n.t('{schedule}, since {date}.', { schedule: words, date: formatDate(since) });
  }
  if (!habit) return words;
  const from = describeSince(words, values);
  const { since, sinceDay } = values;
  const isPast = since === 'always' || (since === 'day' && sinceDay !== '' && sinceDay < today);
  return isPast ? `${from} ${i18n.t('Recorded days count too.')}` : from;
}
