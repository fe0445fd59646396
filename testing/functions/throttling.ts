import { expect, test } from 'vitest';
import { tableFault } from './faults.ts';
import type { CallResponse } from './invoke.ts';
import { table } from './table.ts';

/** Tests that calls return 503 while the table throttles. `calls` are keyed by name. */
export const busyWhenThrottled = (
  calls: Readonly<Record<string, () => Promise<CallResponse>>>,
  { triesOnce = false } = {},
): void => {
  test.each(Object.entries(calls))('a throttled table makes %s return 503', async (_, run) => {
    table.reset();
    table.rejects(tableFault('ProvisionedThroughputExceededException'));
    expect(await run()).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    const sent = table.calls().map(({ args }) => JSON.stringify(args[0].input));
    if (triesOnce) expect(sent).toEqual([...new Set(sent)]);
  });
};
