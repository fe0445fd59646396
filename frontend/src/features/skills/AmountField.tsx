import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { maxActivityMinutes, maxLoggedHours } from '#shared/skills/model.ts';
import type { Inputs } from '../../forms/useForm.ts';
import type { LogValues } from './logForm.ts';

/** Hours to the hundredth, or an activity's whole minutes, which are optional. */
export const AmountField = ({ form }: { readonly form: Inputs<LogValues> }) =>
  form.values.kind === 'hours' ? (
    <NumberInput
      aria-label="Hours"
      placeholder="Hours, e.g. 1.5"
      max={maxLoggedHours}
      decimalScale={2}
      inputMode="decimal"
      clampBehavior="none"
      allowNegative={false}
      {...form.getInputProps('hours')}
    />
  ) : (
    <NumberInput
      aria-label="Minutes"
      placeholder="Minutes (optional)"
      max={maxActivityMinutes}
      allowDecimal={false}
      inputMode="numeric"
      clampBehavior="none"
      allowNegative={false}
      {...form.getInputProps('duration')}
    />
  );
