import { i18n } from '#shared/language/i18n.ts';
import { type Colored, chartColor, colored, type Slice } from './series.ts';

/** More slices would be hard to tell apart. */
export const MAX_SLICES = 5;

export type Ring = {
  /** The drawn slices in order. If there would be more than five, the last slice combines the smallest. */
  readonly slices: readonly Colored<Slice>[];
  /** The slices that the last one combines. Empty if every slice is drawn. */
  readonly others: readonly Slice[];
};

/** The slices of a ring, at most five. Six categories become the four largest and '2 others'. */
export const ringOf = (slices: readonly Slice[]): Ring => {
  if (slices.length <= MAX_SLICES) return { slices: colored(slices), others: [] };
  const sorted = slices.toSorted((a, b) => b.value - a.value);
  const others = sorted.slice(MAX_SLICES - 1);
  const rest = {
    label: i18n.t('{count, plural, one {# other} other {# others}}', { count: others.length }),
    value: others.reduce((sum, { value }) => sum + value, 0),
    color: chartColor(MAX_SLICES - 1),
  };
  return { slices: colored([...sorted.slice(0, MAX_SLICES - 1), rest]), others };
};
