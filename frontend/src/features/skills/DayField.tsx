import { SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import type { Day } from '#shared/core/days.ts';
import type { Inputs } from '../../forms/useForm.ts';
import classes from './LogForm.module.css';
import { type DayChoice, dayChoices, type LogValues } from './logForm.ts';

const labels: Record<DayChoice, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  earlier: 'Earlier',
};

type Props = {
  readonly form: Inputs<LogValues>;
  readonly today: Day;
};

/** Today or yesterday by one tap, or any earlier day. */
export const DayField = ({ form, today }: Props) => (
  <fieldset className={classes.part}>
    <legend>Day</legend>
    <SegmentedControl
      fullWidth
      aria-label="Day"
      value={form.values.dayChoice}
      data={dayChoices.map((value) => ({ value, label: labels[value] }))}
      onChange={(chosen) => form.setFieldValue('dayChoice', chosen)}
    />
    {form.values.dayChoice === 'earlier' && (
      <TextInput
        type="date"
        aria-label="Earlier day"
        className={classes.earlier ?? ''}
        min="1970-01-01"
        max={today}
        {...form.getInputProps('date')}
      />
    )}
  </fieldset>
);
