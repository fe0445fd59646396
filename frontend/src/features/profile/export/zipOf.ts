import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { Day } from '#shared/core/days.ts';
import type { Table } from '#shared/core/table.ts';
import type { Export } from '#shared/export/model.ts';
import { tablesOf } from '#shared/export/tables.ts';

/** Without this mark, Excel reads UTF-8 as Windows-1252. */
const byteOrderMark = '\uFEFF';

/** Returns a table as CSV (RFC 4180). Text that a spreadsheet would read as a formula gets an apostrophe in front. */
export const csvOf = ({ columns, rows }: Table): string => {
  const lines = [columns, ...rows].map((cells) => [...cells]);
  return `${byteOrderMark}${Papa.unparse(lines, { escapeFormulae: true })}\r\n`;
};

/** Zips `cairn.json` together with the tables for spreadsheets, as of today. */
export const zipOf = (kept: Export, today: Day): Uint8Array<ArrayBuffer> =>
  zipSync({
    'cairn.json': strToU8(JSON.stringify(kept, null, 1)),
    ...Object.fromEntries(
      tablesOf(kept, today).map((table) => [table.file, strToU8(csvOf(table))]),
    ),
  });
