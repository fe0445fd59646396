import { areas } from '../areas.ts';
import type { Day } from '../core/days.ts';
import type { Table } from '../core/table.ts';
import type { Export, ListName } from './model.ts';

/** The same as `cairn.json` for a spreadsheet: a table for each area and each kind of record in it. */
export const tablesOf = (kept: Pick<Export, ListName>, today: Day): readonly Table[] =>
  Object.values(areas).flatMap(({ tables }) => tables(kept as never, today));
