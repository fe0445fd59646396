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

/** That looking at a person failed, stored with the pointer, which moves on all the same. */
export const brokenSchema = z.object({
  /** The minute from which the next look begins. */
  since: z.string(),
  /** How often it failed. */
  tries: z.int(),
});
export type Broken = z.output<typeof brokenSchema>;

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
  const pause = pauseAfter(tries);
  const asked = Math.max(...failed.map(({ afterSeconds = 0 }) => Math.ceil(afterSeconds / 60)));
  return {
    at: textOfMinute(minuteAt(now) + Math.max(pause, Math.min(asked, longestPause))),
    retry: {
      devices: [...new Set(failed.map(({ device }) => device.id))],
      since: retry?.since ?? since,
      tries,
    },
  };
};

/** When to look again at a person at whom looking has just failed: after 1 minute, at last every 15. */
export const nextLookAfterFailure = (
  { at, broken }: { readonly at: string; readonly broken?: Broken | undefined },
  now: Date,
): { readonly at: string; readonly broken: Broken } => {
  const tries = (broken?.tries ?? 0) + 1;
  return {
    at: textOfMinute(minuteAt(now) + pauseAfter(tries)),
    broken: { since: broken?.since ?? at, tries },
  };
};
