import { defineArea } from '../core/area.ts';
import { analytics } from './routes.ts';

/** Analytics has no records of its own. */
export const analyticsArea = defineArea({
  routes: analytics,
  imports: {},
  lists: {},
  gather: async () => ({ lists: {}, rest: [] }),
  batches: () => [],
  tables: () => [],
});
