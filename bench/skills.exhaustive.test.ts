import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines } from '#testing/engines/integrationEngines.ts';
import { type Cost, startBenchApp } from './app.ts';
import { measureSkills, personWithSkills } from './skills.ts';

const app = await startBenchApp(engines);
afterAll(app.stop);

let costs: Record<string, Cost>;
beforeAll(async () => {
  costs = await measureSkills(app, await personWithSkills(app, 5));
}, 180_000);

test.each([
  { what: 'list', reads: 4, writes: 0, calls: { Query: 1 } },
  { what: 'stats', reads: 4, writes: 0, calls: { Query: 1 } },
  { what: 'get', reads: 0.5, writes: 0, calls: { GetItem: 1 } },
  // Activities logged since the skill was created are counted at its next change.
  {
    what: 'patch that outgrows its count',
    reads: 3,
    writes: 4,
    calls: { GetItem: 3, TransactWriteItems: 1 },
  },
  { what: 'patch', reads: 2, writes: 1, calls: { GetItem: 2, UpdateItem: 1 } },
  { what: 'patch hours', reads: 2, writes: 1, calls: { GetItem: 2, UpdateItem: 1 } },
  { what: 'log hours', reads: 2, writes: 7, calls: { GetItem: 2, TransactWriteItems: 1 } },
  { what: 'activity', reads: 2, writes: 7, calls: { GetItem: 2, TransactWriteItems: 1 } },
  { what: 'activities', reads: 1, writes: 0, calls: { GetItem: 1, Query: 1 } },
  { what: 'pace', reads: 1.5, writes: 0, calls: { GetItem: 1, Query: 2 } },
  { what: 'undo an older', reads: 3, writes: 8, calls: { GetItem: 3, TransactWriteItems: 1 } },
  {
    what: 'undo the newest',
    reads: 4,
    writes: 8,
    calls: { GetItem: 3, Query: 1, TransactWriteItems: 1 },
  },
])(
  '$what of 50 skills: at most $reads read and $writes write units',
  ({ what, reads, writes, calls }) => {
    const spent = costs[what];
    expect(spent?.calls).toEqual(calls);
    expect(spent?.reads).toBeLessThanOrEqual(reads);
    expect(spent?.writes).toBeLessThanOrEqual(writes);
    expect((spent?.reads ?? 0) + (spent?.writes ?? 0)).toBeGreaterThan(0);
  },
);
