import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { useRef } from 'react';
import type { Day } from '#shared/days/days.ts';
import { DurationField } from '../../../forms/fields/DurationField.tsx';
import { likelyMinutes } from '../../../forms/fields/duration.ts';
import type { Inputs } from '../../../forms/useForm.ts';
import classes from './LogForm.module.css';
import { type DayChoice, dayChoices, type LogValues } from './logForm.ts';

type AmountFieldProps = { readonly form: Inputs<LogValues> };

/** An input for hours with two decimals, or for the optional minutes of an activity. */
export const AmountField = ({ form }: AmountFieldProps) =>
  form.values.kind === 'hours' ? (
    <HoursField form={form} />
  ) : (
    <DurationField
      unit="minutes"
      aria-label={i18n.t('Minutes')}
      placeholder={i18n.t('Minutes (optional)')}
      {...form.getInputProps('duration')}
    />
  );

/** An input for hours. If a number seems to mean minutes, one tap converts it. */
const HoursField = ({ form }: AmountFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const minutes = likelyMinutes(form.values.hours);
  const convert = () => {
    form.setFieldValue('hours', `${minutes} min`);
    // The button is about to disappear, so the input takes the focus.
    input.current?.focus();
  };
  return (
    <div>
      <DurationField
        ref={input}
        unit="hours"
        aria-label={i18n.t('Hours')}
        placeholder={i18n.t('Hours, e.g. 1.5 or 1:30')}
        {...form.getInputProps('hours')}
      />
      <div role="status">
        {minutes !== undefined && (
          <Button className={classes.minutes ?? ''} variant="light" onClick={convert}>
            {i18n.t('{minutes, plural, one {# minute?} other {# minutes?}}', { minutes })}
          </Button>
        )}
      </div>
    </div>
  );
};

const dayLabels = (): Record<DayChoice, string> => ({
  today: i18n.t('Today'),
  yesterday: i18n.t('Yesterday'),
  earlier: i18n.t('Earlier'),
});

type DayFieldProps = {
  readonly form: Inputs<LogValues>;
  readonly today: Day;
};

/** Chooses today or yesterday with one tap, or any earlier day. */
export const DayField = ({ form, today }: DayFieldProps) => (
  <fieldset className={classes.part}>
    <legend>{i18n.t('Day')}</legend>
    <SegmentedControl
      fullWidth
      aria-label={i18n.t('Day')}
      value={form.values.dayChoice}
      data={dayChoices.map((value) => ({ value, label: dayLabels()[value] }))}
      onChange={(chosen) => form.setFieldValue('dayChoice', chosen)}
    />
    {form.values.dayChoice === 'earlier' && (
      <TextInput
        type="date"
        aria-label={i18n.t('Earlier day')}
        className={classes.earlier ?? ''}
        min="1970-01-01"
        max={today}
        {...form.getInputProps('date')}
      />
    )}
  </fieldset>
);
