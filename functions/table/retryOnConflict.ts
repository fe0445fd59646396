import { setTimeout as pause } from 'node:timers/promises';
import {
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { unavailable } from '../problem.ts';

/** Attempts of a contested write: one device wins at a time, so half as many may write at the same moment with ease. */
const attempts = 100;

/** A pause is a random share of 2, 4, 8 and so on times as long as the last attempt took, of so many times at most. */
const longestInAttempts = 32;

/** Milliseconds that a pause takes at most, however slow the table was. */
const longestPause = 2_000;

/** Returned by an attempt that found something else than what it was computed from. */
export class Changed<S> {
  readonly current: S;

  constructor(current: S) {
    this.current = current;
  }
}

/**
 * The one way to write what other requests may be writing at the same moment. `write` returns its result, or
 * `Changed` where what it was computed from is not current any more: it then runs again on what is current. It also
 * runs again, on what it saw, where DynamoDB refused it because a transaction held the item. The SDK tries throttled
 * requests again, but neither TransactionConflictException nor TransactionCanceledException.
 *
 * Many devices would take each other's attempts, and make all of them slow, so they pause, with full jitter. Not after
 * each `Changed`: what that brought is out of date after a pause, so the attempt after one learns what is current, and
 * the next one follows at once.
 *
 * Throws `unavailable` when all attempts are lost.
 */
export function retryOnConflict<T>(write: () => Promise<T | Changed<undefined>>): Promise<T>;
export function retryOnConflict<T, S>(
  write: (seen: S) => Promise<T | Changed<S>>,
  seen: S,
): Promise<T>;
export async function retryOnConflict<T, S>(
  write: (seen: S) => Promise<T | Changed<S>>,
  first?: S,
): Promise<T> {
  let seen = first as S;
  let conflict: unknown;
  let took = 0;
  for (let lost = 0; lost < attempts; lost++) {
    if (conflict || (lost > 0 && lost % 2 === 0)) await pause(pauseAfter(lost, took));
    const start = performance.now();
    try {
      const outcome = await write(seen);
      if (!(outcome instanceof Changed)) return outcome;
      seen = outcome.current;
      conflict = undefined;
    } catch (error) {
      if (!isConflict(error)) throw error;
      conflict = error;
    }
    took = performance.now() - start;
  }
  throw unavailable(conflict);
}

const pauseAfter = (lost: number, took: number): number =>
  Math.random() * Math.min(Math.min(2 ** lost, longestInAttempts) * took, longestPause);

/** Why a transaction was cancelled that may go through the next time. */
const passing = /Conflict|Throttling|Throughput/;

const isConflict = (error: unknown): boolean => {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some(({ Code }) => passing.test(Code ?? ''));
};
