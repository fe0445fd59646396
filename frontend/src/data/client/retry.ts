import { isTemporary } from './ApiError.ts';

const firstWait = 1_000;
const longestWait = 60_000;

/** How long to wait after this many failures, in ms. The waits are 1 s, 2 s, 4 s and so on, but at most a minute. */
export const waitAfter = (failures: number): number =>
  Math.min(longestWait, firstWait * 2 ** (failures - 1));

export type Sleep = (ms: number) => Promise<unknown>;

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

type RetryOptions = {
  readonly maxAttempts: number;
  readonly sleep: Sleep;
  /** Stops the retries, even during a wait. */
  readonly signal: AbortSignal;
};

/**
 * Sends, and tries again a few times after temporary failures.
 * @throws the last attempt's error
 */
export const retry = async <T>(
  send: () => Promise<T>,
  { maxAttempts, sleep, signal }: RetryOptions,
): Promise<T> => {
  for (let failures = 1; ; failures++) {
    try {
      return await send();
    } catch (error) {
      if (!isTemporary(error) || failures === maxAttempts || signal.aborted) throw error;
      const aborted = new Promise((resolve) => {
        signal.addEventListener('abort', resolve, { once: true });
      });
      await Promise.race([aborted, sleep(waitAfter(failures))]);
      if (signal.aborted) throw error;
    }
  }
};
