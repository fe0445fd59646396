import type { Table } from '#shared/core/table.ts';
import type { Lost } from '../found.ts';

/** What can't be carried over, for spreadsheets. */
export const tableOfLost = (lost: readonly Lost[]): Table => ({
  file: 'cairn-not-imported.csv',
  columns: ['record', 'what', 'why', 'line'],
  rows: lost.map(({ record, what, why, line }) => [record, what, why, line]),
});
