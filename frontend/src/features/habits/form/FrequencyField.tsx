import { Input, NativeSelect } from '@mantine/core';
import type { Day } from '#shared/days/days.ts';
import {
  type CountedFrequency,
  frequencyCounts,
  type Habit,
  habitFrequencies,
  isCounted,
} from '#shared/habits/model.ts';
import { scheduleIndexOn } from '#shared/habits/schedule.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import type { Inputs } from '../../../forms/useForm.ts';
import { formatSchedule, frequencyLabel } from '../format/formatSchedule.ts';
import { plannedOf } from '../planned.ts';
import classes from './FrequencyField.module.css';
import {
  countFor,
  followsTarget,
  frequencyOf,
  type HabitFormValues,
  isRescheduled,
  totalPerFrom,
} from './habitForm.ts';
import { PlannedChange } from './PlannedChange.tsx';
import { SinceField } from './SinceField.tsx';
import { describeSince } from './since.ts';
import { WeekdaysField } from './WeekdaysField.tsx';

type Props = {
  readonly form: Inputs<HabitFormValues>;
  /** The edited habit. Undefined for a new one. */
  readonly habit: Habit | undefined;
};

/**
 * Asks for the frequency, and shows a sentence about it. If the frequency of an existing habit is changed, also asks
 * when the change begins. The frequency of a weekly or monthly total is fixed, so it is shown as text.
 */
export const FrequencyField = ({ form, habit }: Props) => {
  const { values } = form;
  const today = useToday();
  const asksSince =
    habit !== undefined && isRescheduled(habit, values) && !followsTarget(habit, values);
  const per = totalPerFrom(values);
  const frequency = form.getInputProps('frequency');
  const counted = isCounted(values.frequency) ? values.frequency : null;
  if (per) {
    return (
      <div className={classes.field}>
        <Input.Wrapper label={i18n.t('Frequency')} labelElement="div">
          <p className={classes.fixed}>
            {per === 'week' ? i18n.t('Every week') : i18n.t('Every month')}
          </p>
        </Input.Wrapper>
        {asksSince && <SinceField form={form} habit={habit} />}
        <p className={classes.sentence}>
          {per === 'week'
            ? i18n.t('The sum of the whole week counts.')
            : i18n.t('The sum of the whole month counts.')}
        </p>
      </div>
    );
  }
  return (
    <div className={classes.field}>
      <NativeSelect
        label={i18n.t('Frequency')}
        required
        data={habitFrequencies.map((value) => ({ value, label: frequencyLabel(value) }))}
        {...frequency}
        onChange={(event) => {
          frequency.onChange(event);
          const chosen = event.currentTarget.value;
          form.setFieldValue('frequencyCount', countFor(chosen, habit));
        }}
      />
      {values.frequency === 'days' && <WeekdaysField {...form.getInputProps('frequencyDays')} />}
      {counted && (
        <NumberField
          label={countLabel(counted)}
          required
          min={frequencyCounts[counted].min}
          max={frequencyCounts[counted].max}
          {...form.getInputProps('frequencyCount')}
        />
      )}
      {asksSince && <SinceField form={form} habit={habit} />}
      <p className={classes.sentence} aria-live="polite">
        {sentenceOf(values, habit, today)}
      </p>
      {habit && plannedOf(habit, 'schedules', today) && (
        <PlannedChange habit={habit} part="schedules" />
      )}
    </div>
  );
};

const countLabel = (frequency: CountedFrequency): string =>
  ({
    'per-week': i18n.t('Days a week'),
    'per-month': i18n.t('Days a month'),
    'every-n-days': i18n.t('Number of days'),
  })[frequency];

/** 'Three times a week, from today.' If nothing was changed: 'Every day, since 2 November 2026.' */
function sentenceOf(values: HabitFormValues, habit: Habit | undefined, today: Day): string {
  const frequency = frequencyOf(values);
  if (!frequency) return '';
  const words = formatSchedule(frequency);
  if (habit && !isRescheduled(habit, values)) {
    const index = scheduleIndexOn(habit.schedules, today);
    const since = index > 0 ? habit.schedules[index]?.from : habit.startDate;
    return i18n.t('{schedule}, since {date}.', {
      schedule: words,
      date: formatDate(since ?? habit.startDate),
    });
  }
  return describeSince(words, values);
}
