import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines } from '#testing/engines/integrationEngines.ts';
import { startBenchApp } from './app.ts';
import type { Costs } from './costs.ts';
import { measureResources } from './resources.ts';

const app = await startBenchApp(engines);
afterAll(app.stop);

let costs: Costs;
beforeAll(async () => {
  costs = await measureResources(app);
}, 180_000);

/** With 100 resources and 50 skills. `reads` and `writes` are the most units that each call may take. */
test.each([
  { call: 'list', reads: 10, writes: 0, calls: { Query: 3 } },
  { call: 'stats', reads: 7, writes: 0, calls: { Query: 1 } },
  { call: 'targets', reads: 7, writes: 0, calls: { Query: 1 } },
  { call: 'get', reads: 4, writes: 0, calls: { GetItem: 1, Query: 2 } },
  { call: 'new status', reads: 6, writes: 1, calls: { GetItem: 2, Query: 2, UpdateItem: 1 } },
  { call: 'new notes', reads: 6, writes: 1, calls: { GetItem: 2, Query: 2, UpdateItem: 1 } },
  { call: 'new skills', reads: 10, writes: 1, calls: { GetItem: 3, Query: 2, UpdateItem: 1 } },
  { call: 'create', reads: 5, writes: 4, calls: { GetItem: 1, Query: 2, TransactWriteItems: 1 } },
  {
    call: 'delete',
    reads: 2,
    writes: 5,
    calls: { GetItem: 2, TransactWriteItems: 1, UpdateItem: 1 },
  },
])('$call: at most $reads read and $writes write units', ({ call, reads, writes, calls }) => {
  const cost = costs[call];
  expect(cost?.calls).toEqual(calls);
  expect(cost?.reads).toBeLessThanOrEqual(reads);
  expect(cost?.writes).toBeLessThanOrEqual(writes);
  expect((cost?.reads ?? 0) + (cost?.writes ?? 0)).toBeGreaterThan(0);
});
