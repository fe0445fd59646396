import { areas } from '../areas.ts';
import type { Day } from '../core/days.ts';
import type { Table } from '../core/table.ts';
import type { Export, ListName } from './model.ts';

/** The lists of `cairn.json` as tables for a spreadsheet, one per kind of record. */
export const tablesOf = (kept: Pick<Export, ListName>, today: Day): readonly Table[] =>
  Object.values(areas).flatMap(({ tables }) => tables(kept as never, today));
