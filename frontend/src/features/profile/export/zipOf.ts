import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { Table } from '#shared/core/table.ts';
import type { Export } from '#shared/export/model.ts';
import { tablesOf } from '#shared/export/tables.ts';

/** RFC 4180; a text that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvOf = ({ columns, rows }: Table): string => {
  const lines = [columns, ...rows].map((cells) => [...cells]);
  return `${Papa.unparse(lines, { escapeFormulae: true })}\r\n`;
};

/** One zip: `cairn.json`, and the tables for spreadsheets. */
export const zipOf = (kept: Export): Uint8Array<ArrayBuffer> =>
  zipSync({
    'cairn.json': strToU8(JSON.stringify(kept, null, 1)),
    ...Object.fromEntries(tablesOf(kept).map((table) => [table.file, strToU8(csvOf(table))])),
  });
