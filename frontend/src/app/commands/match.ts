import type { Searched } from '../../command.ts';
import { fold, foldedWords } from '../../ui/format/fold.ts';

export type Folded<Item> = { readonly item: Item; readonly name: string; readonly about: string };

export const folded = <Item extends Searched>(items: readonly Item[]): readonly Folded<Item>[] =>
  items.map((item) => ({ item, name: fold(item.name), about: fold(item.about ?? '') }));

/** How far from what was meant: 0 where the name starts so, then one of its words; undefined where it is nowhere. */
const distanceOf = (word: string, { name, about }: Folded<unknown>): number | undefined => {
  const at = name.indexOf(word);
  if (at === 0) return 0;
  if (at > 0) return name.includes(` ${word}`) ? 1 : 2;
  return about.includes(word) ? 4 : undefined;
};

/** Those that have every word of the query, in any order, the nearest first and else as they were. */
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
