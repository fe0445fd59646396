import fc from 'fast-check';

type Call = () => Promise<{ readonly status: number }>;

/**
 * Checks the result of calls that arrive in any order, each of them twice. A call that arrives before the start of its
 * timer gets a 404 and is sent again later, because a real device sends the start first. `begin` runs before each
 * order.
 */
export const inAnyOrder = (
  calls: readonly Call[],
  begin: () => Promise<unknown>,
  check: () => Promise<unknown>,
): Promise<void> => {
  const twice = [...calls, ...calls];
  return fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(twice, { minLength: twice.length }), async (order) => {
      await begin();
      let waiting = order;
      while (waiting.length > 0) {
        const early: Call[] = [];
        for (const call of waiting) if ((await call()).status === 404) early.push(call);
        waiting = early;
      }
      await check();
    }),
    { numRuns: 4 },
  );
};
