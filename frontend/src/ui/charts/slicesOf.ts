import { compareText } from '../format/compare.ts';
import type { Slice } from './series.ts';

/**
 * One slice per label, with the number of its items. The largest come first. Equal ones are sorted by name.
 * @param noteOf the note for the items of one label: '12 h', or '' for none
 * @example slicesOf(skills, ({ category }) => category)
 *   is [{ label: 'Design', value: 2 }, { label: 'Mental', value: 1 }]
 */
export const slicesOf = <Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
  noteOf?: (group: readonly Item[]) => string,
): Slice[] =>
  [...Map.groupBy(items, labelOf)]
    .map(([label, group]) => {
      const note = noteOf?.(group);
      return { label, value: group.length, ...(note && { note }) };
    })
    .sort((a, b) => b.value - a.value || compareText(a.label, b.label));
