import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../../environment.ts';
import { Problem } from '../../problem.ts';

/**
 * What Cognito does differently for an e-mail that it knows and one that it does not, and how long it takes, can't be
 * known from here. So what it refuses takes a fixed time, and its own limits of an account are told to no stranger.
 */

const fixedTime = (): Promise<void> => pause(environment().REFUSAL_MILLISECONDS);

/** The result of `work`, whatever it is, not before the fixed time is over. */
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

/** To a stranger, an account that Cognito holds off is one where the guess was wrong. */
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

/** Milliseconds for which Cognito locks an account out at most, by the budgets of attempts that it gets to see. */
const longestLock = 4_000;
const betweenTries = 1_000;

/**
 * At a place of the owner's a lock that the attempts of others caused is waited for: whoever knows the password gets in,
 * also right after a reset. Attempts meanwhile neither count nor make it longer.
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
