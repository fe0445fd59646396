import { NativeSelect } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { type Period, periodLabel, periods } from './periods.ts';

type Props = { readonly period: Period; readonly onChange: (period: Period) => void };

export const PeriodChoice = ({ period, onChange }: Props) => (
  <NativeSelect
    aria-label={i18n.t('Period')}
    value={period}
    data={periods.map((value) => ({ value, label: periodLabel(value) }))}
    onChange={(event) => onChange(event.currentTarget.value as Period)}
  />
);
