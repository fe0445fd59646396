import { NativeSelect } from '@mantine/core';
import { type Period, periodOptions } from './periods.ts';

type Props = { readonly period: Period; readonly onChange: (period: Period) => void };

export const PeriodChoice = ({ period, onChange }: Props) => (
  <NativeSelect
    aria-label="Period"
    value={period}
    data={periodOptions}
    onChange={(event) => onChange(event.currentTarget.value as Period)}
  />
);
