import { statusColor } from '../theme/statusColors.ts';
import type { BarRow } from './RowBars.tsx';
import type { Slice } from './series.ts';
import type { Weight } from './weighed.ts';

/** So many slices of a ring can be told apart; the others are one. */
const MAX_SLICES = 6;
const MAX_BARS = 8;

/**
 * Whether a ring of these would show anything: not one slice alone, nor mostly a rest, nor all of one thing each where
 * their weights say more.
 */
export const isTelling = (slices: readonly Slice[], weights?: readonly Weight[]): boolean => {
  const values = slices.map(({ value }) => value).filter((value) => value > 0);
  const rest = values.length > MAX_SLICES ? sumOf(values.slice(MAX_SLICES - 1)) : 0;
  const isAlike = weights !== undefined && values.every((value) => value === 1);
  return values.length > 1 && !isAlike && rest <= Math.max(...values);
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The first slices, and the rest as one. */
export const withRest = (slices: readonly Slice[]): readonly Slice[] => {
  if (slices.length <= MAX_SLICES) return slices;
  const rest = slices.slice(MAX_SLICES - 1);
  const value = sumOf(rest.map((one) => one.value));
  return [...slices.slice(0, MAX_SLICES - 1), { label: `${rest.length} others`, value }];
};

/** The first of them; the longest bar is full. */
export const barsOf = (weights: readonly Weight[]): BarRow[] => {
  const most = Math.max(0, ...weights.map(({ value }) => value));
  return weights.slice(0, MAX_BARS).map(({ label, value, text }) => ({
    key: label,
    label,
    percent: most === 0 ? 0 : (value / most) * 100,
    text,
    color: statusColor(label),
  }));
};
