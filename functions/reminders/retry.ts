import * as z from 'zod/mini';
import { minuteAt, textOfMinute } from './minutes.ts';

/** The devices whose push service could not take a reminder, stored with the person's pointer. */
export const retrySchema = z.object({
  /** Their ids. */
  devices: z.array(z.string()),
  /** The minute of the first reminder that they did not get. */
  since: z.string(),
  /** How often it was tried again, at least. */
  tries: z.int(),
});
export type Retry = z.output<typeof retrySchema>;

/** Something that failed, stored with the person's pointer: a digest, or looking at the person at all. */
export const failureSchema = z.object({
  /** The minute from which it was looked at. */
  since: z.string(),
  /** How often it failed, at least. */
  tries: z.int(),
});
export type Failure = z.output<typeof failureSchema>;

/** When to look at the person again, and for which devices. */
export type NextTry = { readonly at: string; readonly retry: Retry };

/** Minutes until the next try, after each failure: after one of an hour, a device was tried nine times. */
const pauses = [1, 1, 2, 4, 8, 15] as const;

/** The longest that a push service's Retry-After is followed, in minutes. */
const longestPause = 30;

const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? 1;

type Failed = {
  readonly device: { readonly id: string };
  /** What the push service asks for. */
  readonly afterSeconds: number | undefined;
};

type Now = {
  /** The minute from which this look began. */
  readonly since: string;
  readonly retry: Retry | undefined;
  readonly now: Date;
};

/** The next try for devices whose push service was busy or did not respond; undefined if there are none. */
export const nextTryOf = (
  failed: readonly Failed[],
  { since, retry, now }: Now,
): NextTry | undefined => {
  if (failed.length === 0) return undefined;
  const tries = (retry?.tries ?? 0) + 1;
  const requested = Math.max(...failed.map(({ afterSeconds = 0 }) => Math.ceil(afterSeconds / 60)));
  return {
    at: textOfMinute(
      minuteAt(now) + Math.max(pauseAfter(tries), Math.min(requested, longestPause)),
    ),
    retry: {
      devices: [...new Set(failed.map(({ device }) => device.id))],
      since: retry?.since ?? since,
      tries,
    },
  };
};

/** When to try again what failed, and what to note about it. */
export type NextTryOfFailure = { readonly at: string; readonly failure: Failure };

/** When to try again what has just failed: after 1 minute, at last every 15. */
export const nextTryAfter = (
  failure: Failure | undefined,
  since: string,
  now: Date,
): NextTryOfFailure => {
  const tries = (failure?.tries ?? 0) + 1;
  return {
    at: textOfMinute(minuteAt(now) + pauseAfter(tries)),
    failure: { since: failure?.since ?? since, tries },
  };
};
