import { Button, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { addDays } from '#shared/days/days.ts';
import { type Habit, maxDaysAhead } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import type { Inputs } from '../../../forms/useForm.ts';
import { formatWeekdayAndDay } from '../../../ui/format/days.ts';
import type { HabitFormValues } from './habitForm.ts';
import classes from './SinceField.module.css';
import { nextDays, type Since, sinceChoices, sinceLabel } from './since.ts';

type Props = { readonly form: Inputs<HabitFormValues>; readonly habit: Habit };

/**
 * Asks whether a change begins today or on another day. If the habit has past days, the change can also apply to all of
 * them.
 */
export const SinceField = ({ form, habit }: Props) => {
  const calendar = useCalendar();
  const { today } = calendar;
  const { since, sinceDay } = form.values;
  const days = nextDays(calendar);
  const choices = sinceChoices.filter((value) => value !== 'always' || habit.startDate < today);
  const choose = (value: string) => {
    form.setFieldValue('since', value as Since);
    if (value === 'day' && sinceDay === '') form.setFieldValue('sinceDay', days[0] ?? '');
  };
  return (
    <div className={classes.field}>
      <SegmentedControl
        aria-label={i18n.t('From when')}
        orientation="vertical"
        fullWidth
        data={choices.map((value) => ({ value, label: sinceLabel(value) }))}
        {...form.getInputProps('since')}
        onChange={choose}
      />
      {since === 'day' && (
        <>
          <div className={classes.days}>
            {days.map((day) => (
              <Button
                key={day}
                variant={day === sinceDay ? 'light' : 'default'}
                size="compact-sm"
                aria-pressed={day === sinceDay}
                onClick={() => form.setFieldValue('sinceDay', day)}
              >
                {formatWeekdayAndDay(day)}
              </Button>
            ))}
          </div>
          <TextInput
            type="date"
            label={i18n.t('First day of the change')}
            min={habit.startDate < today ? habit.startDate : today}
            max={addDays(today, maxDaysAhead)}
            {...form.getInputProps('sinceDay')}
          />
        </>
      )}
    </div>
  );
};
