import { NativeSelect } from '@mantine/core';

/** The periods of the tracker in days; the first is the default. */
export const periods = ['365', '180', '90', '30'] as const;
type Period = (typeof periods)[number];

export const periodLabels: Record<Period, string> = {
  '365': 'Last Year',
  '180': 'Last 6 Months',
  '90': 'Last 3 Months',
  '30': 'Last Month',
};

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
