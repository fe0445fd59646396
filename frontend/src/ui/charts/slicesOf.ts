import { compareText } from '../format/compare.ts';
import type { Slice } from './series.ts';

/**
 * How often each label occurs, the most frequent first and equals by name.
 * @example slicesOf(['Book', 'Video', 'Book']) is [{label: 'Book', value: 2}, {label: 'Video', value: 1}]
 */
export const slicesOf = (labels: readonly string[]): Slice[] => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .map(([label, value]) => ({ label, value }))
    .sort((a, b) => b.value - a.value || compareText(a.label, b.label));
};
