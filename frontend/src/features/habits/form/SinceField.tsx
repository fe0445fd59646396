import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import type { Inputs } from '../../../forms/useForm.ts';
import { type HabitFormValues, sinceChoices, sinceLabels } from './habitForm.ts';

/** Asks from when a change holds. */
export const SinceField = ({ form }: { readonly form: Inputs<HabitFormValues> }) => (
  <SegmentedControl
    aria-label="From when"
    data={sinceChoices.map((value) => ({ value, label: sinceLabels[value] }))}
    {...form.getInputProps('since')}
  />
);
