import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from '../problem.ts';

/** Rounds of a contested write; in each of them one device wins, so this many may write at the same moment. */
const rounds = 100;

/** Milliseconds a device waits at most before another round: a chance share of 2, 4, 6 and so on. */
const longestPause = 20;

/** What came of a round: the result, or what stands there instead of what was seen. */
export type Round<S, T> = { readonly done: T } | { readonly standing: S };

/**
 * Writes what is computed from `seen` on the condition that it still stands. Where another device was
 * faster, `write` runs again on what stands then; the pauses in between keep many devices from trying
 * in step. Throws `unavailable` after as many rounds as may be lost to others.
 */
export const contest = async <S, T>(
  seen: S,
  write: (seen: S) => Promise<Round<S, T>>,
): Promise<T> => {
  let standing = seen;
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await pause(Math.random() * Math.min(2 * round, longestPause));
    const outcome = await write(standing);
    if ('done' in outcome) return outcome.done;
    standing = outcome.standing;
  }
  throw unavailable();
};
