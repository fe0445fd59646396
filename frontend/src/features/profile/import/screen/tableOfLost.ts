import type { Table } from '#shared/core/table.ts';
import type { Lost } from '../found.ts';

/** What an import says about records, for spreadsheets. */
export const tableOfLost = (file: string, lost: readonly Lost[]): Table => ({
  file,
  columns: ['record', 'what', 'why', 'line'],
  rows: lost.map(({ record, what, why, line }) => [record, what, why, line]),
});
