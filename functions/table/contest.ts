import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from '../problem.ts';

/** Rounds of a contested write; in each of them one device wins, so this many may write at the same moment. */
const rounds = 100;

/** A pause is a chance share of 4, 16, 64 and so on times as long as the last round took, of so many times at most. */
const mostRoundsPaused = 32;

/** Milliseconds that a pause takes at most, however slow the table was. */
const longestPause = 2_000;

/** What came of a round: the result, or what stands there instead of what was seen. */
export type Round<S, T> = { readonly done: T } | { readonly standing: S };

/**
 * Writes what is computed from `seen` on the condition that it still stands. Where another device was
 * faster, `write` runs again on what stands then. Many devices would take each other's rounds, and make all of
 * them slow, so they pause: before every second round only, since what a refusal brought is out of date after a
 * pause. The round after it learns what stands there now, and the next one follows at once.
 * Throws `unavailable` after as many rounds as may be lost to others.
 */
export const contest = async <S, T>(
  seen: S,
  write: (seen: S) => Promise<Round<S, T>>,
): Promise<T> => {
  let standing = seen;
  let took = 0;
  for (let round = 0; round < rounds; round++) {
    if (round > 0 && round % 2 === 0) await pause(Math.random() * pauseAfter(round, took));
    const start = performance.now();
    const outcome = await write(standing);
    took = performance.now() - start;
    if ('done' in outcome) return outcome.done;
    standing = outcome.standing;
  }
  throw unavailable();
};

const pauseAfter = (rounds: number, took: number): number =>
  Math.min(Math.min(4 ** (rounds / 2), mostRoundsPaused) * took, longestPause);
