import { expect, test } from 'vitest';
import { tableFault } from './faults.ts';
import { type Answer, type Handler, invoke } from './invoke.ts';
import { id, table } from './table.ts';

/** Tests that the routes are answered to nobody without a session: `GET /api/habits/{id}` … */
export const signedInOnly = (handler: Handler, routeKeys: readonly string[]): void => {
  test.each(routeKeys)(
    '%s is for signed-in users only, and touches nothing for others',
    async (routeKey) => {
      const params = { id, activityId: id };
      const answer = await invoke(handler, routeKey, { params, body: {} });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(table).not.toHaveReceivedAnyCommand();
    },
  );
};

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
