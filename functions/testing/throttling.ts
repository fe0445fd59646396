import { expect, test } from 'vitest';
import { tableFault } from './faults.ts';
import type { Answer } from './invoke.ts';
import { table } from './table.ts';

/** Tests that what cannot be read or written for now is answered as such; each call by its name. */
export const busyWhenThrottled = (
  calls: Readonly<Record<string, () => Promise<Answer>>>,
  { triesOnce = false } = {},
): void => {
  test.each(Object.entries(calls))('a throttled table answers %s with 503', async (_, run) => {
    table.reset();
    table.rejects(tableFault('ProvisionedThroughputExceededException'));
    expect(await run()).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    if (triesOnce) expect(table.calls()).toHaveLength(1);
  });
};
