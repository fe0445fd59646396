import { NativeSelect } from '@mantine/core';
import { type Period, periodLabels, periods } from './periods.ts';

/** A list, since an object sorts keys that look like whole numbers. */
const periodOptions = periods.map((value) => ({ value, label: periodLabels[value] }));

type Props = { readonly period: Period; readonly onChange: (period: Period) => void };

export const PeriodChoice = ({ period, onChange }: Props) => (
  <NativeSelect
    aria-label="Period"
    value={period}
    data={periodOptions}
    onChange={(event) => onChange(event.currentTarget.value as Period)}
  />
);
