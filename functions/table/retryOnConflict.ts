import { setTimeout as pause } from 'node:timers/promises';
import {
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { unavailable } from '../problem.ts';

/**
 * If many devices write simultaneously, at least one of them succeeds in each round. A device may need two attempts per
 * round. So this many attempts are enough for about 50 devices.
 */
const maxAttempts = 100;

/**
 * A pause is a random share of 2, 4, 8… times the duration of the last attempt. The factor grows up to this maximum.
 */
const maxPauseFactor = 32;

/** The longest pause in milliseconds, however slow the table was. */
const longestPause = 2_000;

/**
 * No attempt begins after this many milliseconds. If DynamoDB throttles, the SDK's own pauses make each attempt slow.
 * The function must respond before it is stopped, after 10 seconds.
 */
export const lastStart = 8_000;

/** The result of an attempt that was computed from an outdated state. It contains the current state. */
export class Changed<S> {
  readonly current: S;

  constructor(current: S) {
    this.current = current;
  }
}

/**
 * Runs every write that may conflict with other requests. `write` returns its result. If it used an outdated
 * state, it returns `Changed` instead, and runs again on the current state. If DynamoDB refused it because a
 * transaction held the item, `write` runs again on the same state. The SDK retries throttled requests, but neither
 * TransactionConflictException nor TransactionCanceledException.
 *
 * Without pauses, attempts of many devices would keep refusing each other. So they pause, with full jitter. After a
 * `Changed` with a state, only every second attempt pauses. The state becomes outdated during a pause, so the attempt
 * after the pause usually fails too. But this attempt returns the current state, and the next attempt follows
 * immediately. A `write` that reads the state itself returns `Changed(undefined)`, and each of its later attempts
 * pauses.
 *
 * Throws `unavailable` if all attempts fail, or if they take too long.
 */
export function retryOnConflict<T>(write: () => Promise<T | Changed<undefined>>): Promise<T>;
export function retryOnConflict<T, S>(
  write: (seen: S) => Promise<T | Changed<S>>,
  seen: S,
): Promise<T>;
export async function retryOnConflict<T, S>(
  write: (seen: S) => Promise<T | Changed<S>>,
  initial?: S,
): Promise<T> {
  let seen = initial as S;
  let conflict: unknown;
  let took = 0;
  const first = performance.now();
  for (let lost = 0; lost < maxAttempts; lost++) {
    const left = first + lastStart - performance.now();
    if (left < 0) break;
    if (conflict || (lost > 0 && (seen === undefined || lost % 2 === 0)))
      await pause(Math.min(pauseAfter(lost, took), left));
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
  Math.random() * Math.min(Math.min(2 ** lost, maxPauseFactor) * took, longestPause);

/** Matches the codes of reasons for which a cancelled transaction may succeed the next time. */
const temporary = /Conflict|Throttling|Throughput/;

const isConflict = (error: unknown): boolean => {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some(({ Code }) => temporary.test(Code ?? ''));
};
