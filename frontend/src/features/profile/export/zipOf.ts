import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { Table } from '#shared/core/table.ts';
import type { Day } from '#shared/days/days.ts';
import type { Export } from '#shared/export/model.ts';
import { tablesOf } from '#shared/export/tables.ts';

/** Without this mark, Excel reads UTF-8 as Windows-1252. */
const byteOrderMark = '\uFEFF';

/**
 * Returns a table as CSV (RFC 4180). Text that a spreadsheet would read as a formula gets an apostrophe in front, except in
 * a file for another app.
 */
export const csvOf = ({ firstLines, columns, rows }: Table): string => {
  if (firstLines) {
    // Each cell is in quotes, because a line that begins with # would be a comment.
    const lines = rows.map((cells) => Papa.unparse([[...cells]], { quotes: true }));
    return [...firstLines, ...lines, ''].join('\r\n');
  }
  const lines = [columns, ...rows].map((cells) => [...cells]);
  return `${byteOrderMark}${Papa.unparse(lines, { escapeFormulae: true })}\r\n`;
};

/** Zips `cairn.json` together with a CSV file for each table, as of today. */
export const zipOf = (data: Export, today: Day): Uint8Array<ArrayBuffer> =>
  zipSync({
    'cairn.json': strToU8(JSON.stringify(data, null, 1)),
    ...Object.fromEntries(
      tablesOf(data, today).map((table) => [table.file, strToU8(csvOf(table))]),
    ),
  });
