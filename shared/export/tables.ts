import { areas } from '../areas.ts';
import type { Day } from '../core/days.ts';
import type { Table } from '../core/table.ts';
import { type Export, type ListName, listNames } from './model.ts';

type Lists = Pick<Export, ListName>;

type Named = { readonly _id?: string; readonly name?: string; readonly title?: string };

/** Returns a function that finds an item's name or title by its id. */
const namesIn = (kept: Lists) => {
  const records = listNames.flatMap((list) => kept[list] as readonly Named[]);
  const names = new Map(records.map(({ _id, name, title }) => [_id, name ?? title]));
  return (id: string): string | undefined => names.get(id);
};

/** The lists of `cairn.json` as tables for a spreadsheet, one per kind of record. */
export const tablesOf = (kept: Lists, today: Day): readonly Table[] => {
  const nameOf = namesIn(kept);
  return Object.values(areas).flatMap(({ tables }) => tables(kept as never, today, nameOf));
};
