import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../../environment.ts';
import { Problem } from '../../problem.ts';

/**
 * Cognito may behave differently, and take longer, for a known e-mail than for an unknown one. So its refusals take
 * a fixed time here, and a stranger never learns of an account's own limits.
 */

const fixedTime = (): Promise<void> => pause(environment().REFUSAL_MILLISECONDS);

/** The result of `work`, success or error, not before the fixed time is over. */
export const inFixedTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const over = fixedTime();
  try {
    return await work();
  } finally {
    await over;
  }
};

/** The result of `work` at once where it succeeds, its error not before the fixed time is over. */
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

/** Shows a locked account to a stranger as a wrong guess. */
export const hidingLocks = async <T>(
  refusal: () => Problem,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw isLocked(error) ? refusal() : error;
  }
};

/** The longest that Cognito locks an account, in milliseconds, given the attempts that our budgets let through. */
const longestLock = 4_000;
const betweenTries = 1_000;

/**
 * At one of the owner's places, waits for a lock to end that the attempts of others caused: the right password works
 * there, also right after a reset. Attempts during the lock neither count nor prolong it.
 */
export const outlastingLocks = async <T>(work: () => Promise<T>): Promise<T> => {
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
