import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import { isPushService } from '#shared/reminders/pushServices.ts';
import { environment, required } from '../environment.ts';
import { logger } from '../logger.ts';
import { pushNotAccepted, pushServiceUnreachable } from './logMessages.ts';
import { vapidKeysOf } from './vapidKeys.ts';

/** A browser that receives pushes. The keys are base64url. */
export type PushTarget = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushOptions = {
  /** The push service stores the message for an offline device for this many seconds. */
  readonly ttlSeconds: number;
  /** Replaces an undelivered message of the same topic. At most 32 characters of base64url. */
  readonly topic?: string;
};

export type PushOutcome =
  | { readonly result: 'accepted' }
  /** The browser no longer has this subscription: delete the device. */
  | { readonly result: 'gone' }
  /** A retry may succeed, after this many seconds if the service said how many. */
  | { readonly result: 'later'; readonly afterSeconds?: number }
  /** The service will never accept the message. */
  | { readonly result: 'refused' };

/** After this many milliseconds, a push service counts as not responding. */
const responseTimeout = 10_000;

/**
 * After this many failed calls in a row, a host gets no calls for a while. Otherwise each push would wait for
 * `responseTimeout`.
 */
const mostFailures = 3;
/** The length of this pause in milliseconds. The first failed call after the pause starts another pause. */
const pauseOfHost = 60_000;

/** The hosts whose last calls from this process failed. */
const failing = new Map<string, { readonly failures: number; readonly at: number }>();

const isPaused = (host: string): boolean => {
  const { failures, at } = failing.get(host) ?? { failures: 0, at: 0 };
  return failures >= mostFailures && Date.now() - at < pauseOfHost;
};

const noteFailure = (host: string): void => {
  const failures = (failing.get(host)?.failures ?? 0) + 1;
  failing.set(host, { failures, at: Date.now() });
};

/** Messages are padded to a multiple of this many bytes, so that their length says little about the names in them. */
const paddingStep = 256;

/**
 * A message has at most this many bytes. Push services must accept 4096, and the encryption needs 103 (RFC 8291, 4).
 */
export const longestPush = 3_993;

/** Pads a message with spaces, which JSON allows at its end. */
const padded = (message: object): Uint8Array => {
  const json = Buffer.from(JSON.stringify(message));
  const length = Math.min(longestPush, Math.ceil(json.length / paddingStep) * paddingStep);
  return Buffer.concat([json, Buffer.alloc(Math.max(0, length - json.length), ' ')]);
};

/** Returns `Retry-After` in seconds, even if the header is a date. */
const retryAfter = (response: Response, now: number): number | undefined => {
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

/** In tests, all pushes go to the tests' own service, which finds the real host in the path. */
const addressOf = (endpoint: URL): URL => {
  const { PUSH_ENDPOINT } = environment();
  return PUSH_ENDPOINT
    ? new URL(`/${endpoint.host}${endpoint.pathname}${endpoint.search}`, PUSH_ENDPOINT)
    : endpoint;
};

const outcomeOf = (response: Response): PushOutcome => {
  const { status, ok } = response;
  if (ok) return { result: 'accepted' };
  if (status === 404 || status === 410) return { result: 'gone' };
  if (status !== 429 && status < 500) return { result: 'refused' };
  const afterSeconds = retryAfter(response, Date.now());
  return { result: 'later', ...(afterSeconds !== undefined && { afterSeconds }) };
};

/**
 * Sends one message to one browser, encrypted for this browser (RFC 8291) and signed with our key (RFC 8292).
 * Calls only the browsers' own push services and follows no redirect. Logs the service's host, but never the
 * endpoint, which is a secret of the person.
 */
export const sendPush = async (
  { endpoint, p256dh, auth }: PushTarget,
  message: object,
  { ttlSeconds, topic }: PushOptions,
): Promise<PushOutcome> => {
  if (!isPushService(endpoint)) return { result: 'refused' };
  const url = new URL(endpoint);
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const pushService = url.hostname;
  if (isPaused(pushService)) return { result: 'later' };
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = await encryptNotification(subscription, padded(message), { pad: false });
  } catch {
    // The error is not logged, because it could quote the keys.
    logger.error('A push could not be encrypted.', { pushService });
    return { result: 'refused' };
  }
  const { headers } = await vapidHeaders(subscription, {
    ...vapidKeysOf(required('PUSH_SECRET')),
    subject: required('PUSH_CONTACT'),
  });
  try {
    const response = await fetch(addressOf(url), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeout),
      headers: {
        ...headers,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.floor(ttlSeconds))),
        urgency: 'high',
        ...(topic !== undefined && { topic }),
      },
      body,
    });
    failing.delete(pushService);
    await response.body?.cancel();
    const outcome = outcomeOf(response);
    if (outcome.result === 'later' || outcome.result === 'refused')
      logger.warn(pushNotAccepted, { pushService, pushStatus: response.status });
    return outcome;
  } catch (error) {
    const cause = error instanceof Error ? error.name : typeof error;
    noteFailure(pushService);
    logger.warn(pushServiceUnreachable, { pushService, cause });
    return { result: 'later' };
  }
};
