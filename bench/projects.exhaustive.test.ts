import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines } from '#testing/engines/integrationEngines.ts';
import { startBenchApp } from './app.ts';
import type { Costs } from './costs.ts';
import { measureProjects } from './projects.ts';

const app = await startBenchApp(engines);
afterAll(app.stop);

let costs: Costs;
beforeAll(async () => {
  costs = await measureProjects(app);
}, 180_000);

/**
 * With 50 projects of 22 list items each and 50 skills. `reads` and `writes` are the most units that each call may
 * take.
 */
test.each([
  { call: 'list', reads: 20, writes: 0, calls: { Query: 3 } },
  { call: 'stats', reads: 17, writes: 0, calls: { Query: 1 } },
  { call: 'get', reads: 4, writes: 0, calls: { GetItem: 1, Query: 2 } },
  { call: 'new status', reads: 6, writes: 3, calls: { GetItem: 2, Query: 2, UpdateItem: 1 } },
  { call: 'tick', reads: 6, writes: 3, calls: { GetItem: 2, Query: 2, UpdateItem: 1 } },
  { call: 'tick again', reads: 6, writes: 0, calls: { GetItem: 2, Query: 2 } },
  // It outgrows what is counted for the project: the seven writes after it are one write of 3 units.
  {
    call: 'add a goal',
    reads: 7,
    writes: 8,
    calls: { GetItem: 3, Query: 2, TransactWriteItems: 1 },
  },
  { call: 'add another', reads: 6, writes: 3, calls: { GetItem: 2, Query: 2, UpdateItem: 1 } },
  { call: 'create', reads: 5, writes: 8, calls: { GetItem: 1, Query: 2, TransactWriteItems: 1 } },
  {
    call: 'delete',
    reads: 2,
    writes: 9,
    calls: { GetItem: 2, TransactWriteItems: 1, UpdateItem: 1 },
  },
])('$call: at most $reads read and $writes write units', ({ call, reads, writes, calls }) => {
  const cost = costs[call];
  expect(cost?.calls).toEqual(calls);
  expect(cost?.reads).toBeLessThanOrEqual(reads);
  expect(cost?.writes).toBeLessThanOrEqual(writes);
  expect((cost?.reads ?? 0) + (cost?.writes ?? 0)).toBeGreaterThan(0);
});
