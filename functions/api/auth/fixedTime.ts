import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../../environment.ts';
import { Problem } from '../../problem.ts';

/**
 * Cognito may respond differently, and more slowly, for a known e-mail than for an unknown one. So refusals take at
 * least a fixed time, and a stranger never learns whether an account is locked.
 */

const fixedTime = (times = 1): Promise<void> => pause(times * environment().REFUSAL_MILLISECONDS);

/**
 * Returns the result of `work`, or throws its error, after at least twice the fixed time. Use it to send a code. For a
 * known e-mail, Cognito also calls the function that writes the mail, which often has to start first.
 */
export const inTwiceFixedTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const over = fixedTime(2);
  try {
    return await work();
  } finally {
    await over;
  }
};

/** Returns the result of `work` right away, but throws its error after at least the fixed time. */
export const failingInFixedTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const over = fixedTime();
  try {
    return await work();
  } catch (error) {
    await over;
    throw error;
  }
};

const isLocked = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'too_many_requests';

/** Throws `refusal()` if the account is locked, so that a stranger does not learn about the lock. */
export const lockAsRefusal = async <T>(
  refusal: () => Problem,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw isLocked(error) ? refusal() : error;
  }
};

/** In milliseconds. With the attempts that our budgets allow, Cognito locks an account for at most this long. */
const longestLock = 4_000;
const betweenTries = 1_000;

/**
 * Waits out a lock that others caused. Use it for calls from a device or an address that the owner has used. So the
 * owner's right password works, even right after a password reset. Attempts during the lock neither count nor prolong
 * it.
 */
export const retryWhileLocked = async <T>(work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() - start >= longestLock) throw error;
      await pause(betweenTries);
    }
  }
};
