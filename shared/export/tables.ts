import { areas } from '../areas.ts';
import type { Day } from '../core/days.ts';
import type { Table } from '../core/table.ts';
import type { Export, ListName } from './model.ts';

/** The contents of `cairn.json` for a spreadsheet: one table per area and kind of record. */
export const tablesOf = (kept: Pick<Export, ListName>, today: Day): readonly Table[] =>
  Object.values(areas).flatMap(({ tables }) => tables(kept as never, today));
