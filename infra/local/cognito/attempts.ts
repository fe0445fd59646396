import { errors } from './errors.ts';
import {
  CALLS_A_WINDOW,
  CALLS_WINDOW_MS,
  FAILURES_UNTIL_LOCK,
  LOCK_MAX_MS,
  SECOND,
} from './settings.ts';

type Failures = { count: number; last: number };
const MAX_REMEMBERED = 10_000;

/** Counts attempts. The counts are in memory, so a restart forgets them. `who` is a sub or an unknown name. */
export type Attempts = {
  /** Runs only one password check at a time per `who`, so that parallel guesses are counted too. */
  guard(who: string, matches: () => Promise<boolean>): Promise<void>;
  /** Counts a call of a limited action. Throws LimitExceededException. */
  call(action: keyof typeof CALLS_A_WINDOW, who: string): void;
};

/** How long failures lock an account, in ms: the 5th for 1 s, the 6th for 2 s, the 7th for 4 s, … at most 15 min. */
export const lockMs = (failures: number) =>
  failures < FAILURES_UNTIL_LOCK
    ? 0
    : Math.min(LOCK_MAX_MS, 2 ** (failures - FAILURES_UNTIL_LOCK) * SECOND);

export function startAttempts(now: () => number): Attempts {
  const failures = new Map<string, Failures>();
  const calls = new Map<string, number[]>();
  const queues = new Map<string, Promise<unknown>>();

  async function check(who: string, matches: () => Promise<boolean>): Promise<void> {
    const past = failures.get(who);
    const sinceLast = past ? now() - past.last : 0;
    const count = past && sinceLast < LOCK_MAX_MS ? past.count : 0;
    if (count > 0 && sinceLast < lockMs(count)) throw errors.attemptsExceeded();
    if (await matches()) {
      failures.delete(who);
      return;
    }
    remember(failures, who, { count: count + 1, last: now() });
    throw errors.wrongPassword();
  }

  return {
    guard(who, matches) {
      const turn = (queues.get(who) ?? Promise.resolve()).then(() => check(who, matches));
      const settled = turn
        .catch(() => {})
        .finally(() => {
          if (queues.get(who) === settled) queues.delete(who);
        });
      queues.set(who, settled);
      return turn;
    },
    call(action, who) {
      const key = `${action} ${who}`;
      const recent = (calls.get(key) ?? []).filter((at) => now() - at < CALLS_WINDOW_MS);
      if (recent.length >= CALLS_A_WINDOW[action]) throw errors.limitExceeded();
      remember(calls, key, [...recent, now()]);
    },
  };
}

/** Remembers a value. If there are too many, drops the oldest, so that a flood of names can't fill the memory. */
function remember<T>(memory: Map<string, T>, key: string, value: T): void {
  memory.delete(key);
  memory.set(key, value);
  const oldest = memory.keys().next().value;
  if (memory.size > MAX_REMEMBERED && oldest !== undefined) memory.delete(oldest);
}
