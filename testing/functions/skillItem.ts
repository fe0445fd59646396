import { earlier } from './moment.ts';
import { pk } from './table.ts';

/** A skill's item, with nothing logged yet. */
export const skillItem = (_id: string, name: string, fields: Record<string, unknown> = {}) => ({
  pk,
  sk: `SKILL#${_id}`,
  name,
  category: 'Other',
  initialTime: 0,
  loggedTime: 0,
  entries: 0,
  loggedBytes: 0,
  revision: 0,
  createdDay: '2026-03-01',
  createdAt: earlier,
  updatedAt: earlier,
  ...fields,
});
