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

/** A digest that could not be sent, stored with the person's pointer. */
export const mailRetrySchema = z.object({
  /** The minute from which its time was looked for. */
  since: z.string(),
  /** How often it was tried again, at least. */
  tries: z.int(),
});
export type MailRetry = z.output<typeof mailRetrySchema>;

/** When to look at the person again, and for which devices. */
export type NextTry = { readonly at: string; readonly retry: Retry };

/** Minutes until the next try, after each failure: after one of an hour, a device was tried nine times. */
const pauses = [1, 1, 2, 4, 8, 15] as const;

const pauseOf = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? 1;

/** The longest that a push service's Retry-After is followed, in minutes. */
const longestPause = 30;

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
  const asked = Math.max(...failed.map(({ afterSeconds = 0 }) => Math.ceil(afterSeconds / 60)));
  return {
    at: textOfMinute(minuteAt(now) + Math.max(pauseOf(tries), Math.min(asked, longestPause))),
    retry: {
      devices: failed.map(({ device }) => device.id),
      since: retry?.since ?? since,
      tries,
    },
  };
};

/** The next try of a digest after SES was busy or did not respond. Its time must still be near then. */
export const nextMailTryOf = (
  { since, retry }: { readonly since: string; readonly retry: MailRetry | undefined },
  now: Date,
): { readonly at: string; readonly retry: MailRetry } => {
  const tries = (retry?.tries ?? 0) + 1;
  return {
    at: textOfMinute(minuteAt(now) + pauseOf(tries)),
    retry: { since: retry?.since ?? since, tries },
  };
};
