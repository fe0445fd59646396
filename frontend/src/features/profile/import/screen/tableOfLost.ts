import type { Table } from '#shared/core/table.ts';
import type { Lost } from '../found.ts';

export const tableOfLost = (file: string, lost: readonly Lost[]): Table => ({
  file,
  columns: ['record', 'what', 'why', 'line'],
  rows: lost.map(({ record, what, why, line }) => [record, what, why, line]),
});
