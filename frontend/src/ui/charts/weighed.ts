import { compareText } from '../format/compare.ts';

/** Something that differs among categories, with its words: 12.5 hours, '3 skills, 12.5 h'. */
export type Weight = { readonly label: string; readonly value: number; readonly text: string };

/**
 * What the items of each category weigh together, the heaviest first and equals by name.
 * @example weighed(skills, ({category}) => category, ({currentHours}) => currentHours, (hours) => `${hours} h`)
 */
export const weighed = <Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
  weightOf: (item: Item) => number,
  textOf: (weight: number, count: number) => string,
): Weight[] =>
  [...Map.groupBy(items, labelOf)]
    .map(([label, group]) => {
      const value = group.reduce((sum, item) => sum + weightOf(item), 0);
      return { label, value, text: textOf(value, group.length) };
    })
    .sort((a, b) => b.value - a.value || compareText(a.label, b.label));
