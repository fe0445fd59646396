import { defineArea } from '../core/area.ts';
import { analytics } from './routes.ts';

/** Analytics has no records of its own. */
export const analyticsArea = defineArea({
  label: 'Dashboard and activity',
  alsoOpens: 'Shows totals of all areas, and names of skills, resources and projects.',
  routes: analytics,
  imports: {},
  lists: {},
  gather: async () => ({ lists: {}, rest: [] }),
  batches: () => [],
  tables: () => [],
});
