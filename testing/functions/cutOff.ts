import { vi } from 'vitest';

type Send = (...args: never[]) => Promise<unknown>;

/**
 * Runs `work`, which is cut off at call number `n` of these methods, before or after the call is made. Each method
 * is an object and a name. Returns whether there were at least `n` calls.
 */
export const cutOffAt = async (
  n: number,
  isMade: boolean,
  methods: readonly (readonly [object, string])[],
  work: () => Promise<unknown>,
): Promise<boolean> => {
  let calls = 0;
  for (const [object, name] of methods) {
    const owner = object as Record<string, Send>;
    const method = owner[name] as Send;
    const cut = async (...args: never[]): Promise<unknown> => {
      calls += 1;
      // A process that was cut off makes no further call.
      if (calls > n || (calls === n && !isMade)) throw new Error('cut off');
      const result = await method.apply(owner, args);
      if (calls === n) throw new Error('cut off');
      return result;
    };
    vi.spyOn(owner, name).mockImplementation(cut);
  }
  await work().catch(() => undefined);
  vi.restoreAllMocks();
  return calls >= n;
};
