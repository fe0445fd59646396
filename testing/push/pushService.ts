import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import * as z from 'zod/mini';
import { listenOnLoopback } from '#infra/local/loopback.ts';

/** A browser's subscription, as its page would send it to us. */
export type Subscription = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** An accepted message, decrypted. */
export type Received = {
  readonly endpoint: string;
  readonly message: unknown;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  /** The encrypted bytes. */
  readonly body: Buffer;
  /** The claims of the sender's signature. */
  readonly claims: Claims;
};

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
type Claims = z.output<typeof claims>;

/** The service's response instead of accepting a message. */
export type Response = {
  /** 0 means that the service never responds. */
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type PushService = {
  /** The value for PUSH_ENDPOINT. */
  readonly endpoint: string;
  /** Creates a subscription at a browser's service. */
  readonly subscribe: (host?: string) => Subscription;
  /** All accepted messages, oldest first. */
  readonly received: readonly Received[];
  /** Every request, including refused ones. */
  readonly requests: () => number;
  /**
   * From now on, the service sends this response to every message. Undefined makes it accept messages again. `to`
   * limits the response to one subscription, by its endpoint, or to one host.
   */
  readonly respond: (response: Response | undefined, to?: string) => void;
  readonly stop: () => Promise<void>;
};

/** The longest lifetime of a signature (RFC 8292, 2). */
const longestLife = 24 * 60 * 60;
/** A topic has these characters (RFC 8030, 5.4). */
const topicPattern = /^[\w-]{1,32}$/;

class Unacceptable extends Error {}

const demand = (condition: boolean, what: string): void => {
  if (!condition) throw new Unacceptable(what);
};

/**
 * Checks a VAPID header like push services do.
 * @throws Unacceptable with a description of the fault
 */
const claimsOf = (authorization: string | undefined, origin: string): Claims => {
  const [, token = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  demand(point.length === 65 && point[0] === 4, 'no key');
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString());
  demand(alg === 'ES256', 'another algorithm');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  demand(isSigned, 'not signed by this key');
  const claimed = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const now = Date.now() / 1_000;
  demand(claimed.aud === origin, `the audience is ${claimed.aud}`);
  demand(claimed.exp > now && claimed.exp <= now + longestLife, 'it expires too early or too late');
  demand(/^(mailto:.+@.+|https:\/\/.+)$/.test(claimed.sub), `the subject is ${claimed.sub}`);
  return claimed;
};

/**
 * Starts a stand-in for the browsers' push services on a free loopback port. It checks like a service and decrypts
 * like a browser. It responds 404 to an unknown subscription, 403 to a wrong signature or content encoding, and 400 to
 * any other fault.
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: string }>();
  const received: Received[] = [];
  const responses = new Map<string | undefined, Response>();
  let requests = 0;

  // A connection that closes while idle would fail a push, and its retry is delayed.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    requests += 1;
    const body = await buffer(request);
    const endpoint = `https:/${request.url}`;
    const planned =
      responses.get(endpoint) ??
      responses.get(new URL(endpoint).hostname) ??
      responses.get(undefined);
    if (planned?.status === 0) return;
    if (planned) return response.writeHead(planned.status, planned.headers).end();
    const browser = browsers.get(endpoint);
    if (!browser) return response.writeHead(404).end();
    const { ttl, urgency, topic, authorization } = request.headers;
    try {
      const signed = claimsOf(authorization, new URL(endpoint).origin);
      demand(request.headers['content-encoding'] === 'aes128gcm', 'another encoding');
      demand(/^\d+$/.test(String(ttl)), 'no TTL');
      demand(topic === undefined || topicPattern.test(String(topic)), 'a wrong topic');
      demand(body.length <= 4_096, 'too long');
      const text = ece.decrypt(body, {
        version: 'aes128gcm',
        privateKey: browser.keys,
        authSecret: browser.auth,
      });
      received.push({
        endpoint,
        message: JSON.parse(text.toString('utf8')),
        ttl: Number(ttl),
        urgency: urgency === undefined ? undefined : String(urgency),
        topic: topic === undefined ? undefined : String(topic),
        body,
        claims: signed,
      });
      return response.writeHead(201).end();
    } catch (error) {
      const isForeign = error instanceof Unacceptable && !/TTL|topic|long/.test(error.message);
      return response.writeHead(isForeign ? 403 : 400).end(String(error));
    }
  });
  const { endpoint, stop } = await listenOnLoopback(server);
  return {
    endpoint,
    subscribe: (host = 'fcm.googleapis.com') => {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16).toString('base64url');
      const endpoint = `https://${host}/fcm/send/${randomUUID()}`;
      const p256dh = keys.generateKeys('base64url');
      browsers.set(endpoint, { keys, auth });
      return { endpoint, p256dh, auth };
    },
    received,
    requests: () => requests,
    respond: (planned, to) => {
      if (planned) responses.set(to, planned);
      else responses.delete(to);
    },
    stop: () => {
      server.closeAllConnections();
      return stop();
    },
  };
}
