import { areas } from '../areas.ts';
import { type Reference, referenceKey } from '../calls/reference.ts';
import type { Table } from '../core/table.ts';
import type { Day } from '../days/days.ts';
import { type Export, type ListName, listNames } from './model.ts';

type Lists = Pick<Export, ListName>;

type Named = { readonly _id?: string; readonly name?: string; readonly title?: string };

/** Returns a function that finds the name or title of an item. */
const namesIn = (kept: Lists) => {
  const names = new Map(
    listNames.flatMap((area) =>
      (kept[area] as readonly Named[]).map(({ _id: id = '', name, title }) => [
        referenceKey({ area, id }),
        name ?? title,
      ]),
    ),
  );
  return (item: Reference): string | undefined => names.get(referenceKey(item));
};

/** The lists of `cairn.json` as tables for a spreadsheet, one per kind of record. */
export const tablesOf = (kept: Lists, today: Day): readonly Table[] => {
  const nameOf = namesIn(kept);
  return Object.values(areas).flatMap(({ tables }) => tables(kept as never, today, nameOf));
};
