import type { Searched } from '../../command.ts';
import { fold, foldedWords } from '../../ui/format/fold.ts';

export type Folded<Item> = { readonly item: Item; readonly name: string; readonly about: string };

export const folded = <Item extends Searched>(items: readonly Item[]): readonly Folded<Item>[] =>
  items.map((item) => ({ item, name: fold(item.name), about: fold(item.about ?? '') }));

/**
 * The distance of a word: 0 if the name starts with it, more for one of its other words; undefined if it occurs
 * nowhere.
 */
const distanceOf = (word: string, { name, about }: Folded<unknown>): number | undefined => {
  const at = name.indexOf(word);
  if (at === 0) return 0;
  if (at > 0) return name.includes(` ${word}`) ? 1 : 2;
  return about.includes(word) ? 4 : undefined;
};

/**
 * The items that contain every word of the query in any order. The nearest come first, and equal ones keep their order.
 */
export const matching = <Item>(items: readonly Folded<Item>[], query: string): readonly Item[] => {
  const words = foldedWords(query);
  return items
    .flatMap((one) => {
      let distance = 0;
      for (const word of words) {
        const its = distanceOf(word, one);
        if (its === undefined) return [];
        distance += its;
      }
      return [{ item: one.item, distance }];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
};
