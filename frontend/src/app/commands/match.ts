import type { Searched } from '../../command.ts';
import { fold, foldedWords } from '../../ui/format/fold.ts';

export type Folded<Item> = {
  readonly item: Item;
  readonly name: string;
  readonly searchText: string;
};

export const folded = <Item extends Searched>(items: readonly Item[]): readonly Folded<Item>[] =>
  items.map((item) => ({ item, name: fold(item.name), searchText: fold(item.searchText ?? '') }));

/**
 * How badly an item matches a word. Undefined if the item does not contain the word.
 *
 * 0: the name starts with the word. 1: another word of the name starts with it. 2: the name contains it elsewhere. 4:
 * only the search text contains it.
 */
const distanceOf = (word: string, { name, searchText }: Folded<unknown>): number | undefined => {
  const at = name.indexOf(word);
  if (at === 0) return 0;
  if (at > 0) return name.includes(` ${word}`) ? 1 : 2;
  return searchText.includes(word) ? 4 : undefined;
};

/**
 * The items that contain every word of the query, in any order. An exact name comes first, then the best matches.
 * Equal matches keep their order.
 */
export const matching = <Item>(items: readonly Folded<Item>[], query: string): readonly Item[] => {
  const words = foldedWords(query);
  const exact = words.join(' ');
  return items
    .flatMap((one) => {
      let distance = one.name === exact ? -1 : 0;
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
