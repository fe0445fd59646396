import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PushService, startPushService } from '#testing/push/pushService.ts';
import { logLines, logText } from '../../testing/functions/logs.ts';
import { longestPush, sendPush } from './sendPush.ts';
import { vapidKeysOf } from './vapidKeys.ts';

const service: PushService = await startPushService();
afterAll(service.stop);

const secret = 's'.repeat(40);
Object.assign(process.env, {
  PUSH_ENDPOINT: service.endpoint,
  PUSH_SECRET: secret,
  PUSH_CONTACT: 'mailto:ops@example.com',
});

const message = { web_push: 8030, notification: { title: 'Meditate', body: 'Déjà vu 🙏' } };
const options = { ttlSeconds: 900, topic: 'cairn-0830' };

beforeEach(() => service.respond(undefined));

describe('a message', () => {
  test.each(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])(
    'reaches a browser at %s, which can read it and knows who sent it',
    async (host) => {
      const browser = service.subscribe(host);
      expect(await sendPush(browser, message, options)).toEqual({ result: 'accepted' });
      const received = service.received.at(-1);
      expect(received).toMatchObject({
        endpoint: browser.endpoint,
        message,
        ttl: 900,
        urgency: 'high',
        topic: 'cairn-0830',
        claims: { aud: `https://${host}`, sub: 'mailto:ops@example.com' },
      });
    },
  );

  test('does not show how long its text is', async () => {
    const browser = service.subscribe();
    const lengths = ['a', 'a'.repeat(100)].map(async (title) => {
      await sendPush(browser, { title }, options);
      return service.received.find(
        ({ message: one }) => (one as { title?: string }).title === title,
      )?.body.length;
    });
    expect(new Set(await Promise.all(lengths)).size).toBe(1);
  });

  test('may be as long as push services must accept, and no longer', async () => {
    const browser = service.subscribe();
    const around = JSON.stringify({ title: '' }).length;
    const longest = { title: 'a'.repeat(longestPush - around) };
    expect(await sendPush(browser, longest, options)).toEqual({ result: 'accepted' });
    expect(service.received.at(-1)?.body).toHaveLength(4_096);
    const tooLong = { title: `${longest.title}a` };
    expect(await sendPush(browser, tooLong, options)).toEqual({ result: 'refused' });
  });

  test('is signed with the key that browsers subscribed with', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await sendPush(service.subscribe(), message, options);
    expect(sent).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({
        headers: expect.objectContaining({
          authorization: expect.stringContaining(`k=${vapidKeysOf(secret).publicKey}`),
        }),
      }),
    );
  });
});

describe('the outcome', () => {
  test.each<[number, Record<string, string>, object]>([
    [200, {}, { result: 'accepted' }],
    [201, {}, { result: 'accepted' }],
    [202, {}, { result: 'accepted' }],
    [404, {}, { result: 'gone' }],
    [410, {}, { result: 'gone' }],
    [429, {}, { result: 'later' }],
    [429, { 'retry-after': '120' }, { result: 'later', afterSeconds: 120 }],
    [429, { 'retry-after': 'soon' }, { result: 'later' }],
    [503, { 'retry-after': new Date(0).toUTCString() }, { result: 'later', afterSeconds: 0 }],
    [500, {}, { result: 'later' }],
    [400, {}, { result: 'refused' }],
    [401, {}, { result: 'refused' }],
    [403, {}, { result: 'refused' }],
    [413, {}, { result: 'refused' }],
  ])('a response %i with headers %j means %j', async (status, headers, expected) => {
    service.respond({ status, headers });
    expect(await sendPush(service.subscribe(), message, options)).toEqual(expected);
  });

  test('a redirect is not followed', async () => {
    const before = service.requests();
    service.respond({ status: 307, headers: { location: `${service.endpoint}/elsewhere` } });
    expect(await sendPush(service.subscribe(), message, options)).toEqual({ result: 'refused' });
    expect(service.requests() - before).toBe(1);
  });

  test('an unreachable service is tried again later', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await sendPush(service.subscribe(), message, options)).toEqual({ result: 'later' });
  });

  test('a service that does not respond is given up after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    expect(await sendPush(service.subscribe(), message, options)).toEqual({ result: 'later' });
    expect(timeout).toHaveBeenCalledWith(10_000);
  });
});

test('a host that failed three times gets no pushes for a minute, but other hosts do', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const [apple, google] = [service.subscribe('web.push.apple.com'), service.subscribe()];
    const send = (browser: typeof apple) => sendPush(browser, message, options);
    const calls = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no response'));
    for (let n = 0; n < 5; n++) expect(await send(apple)).toEqual({ result: 'later' });
    expect(calls).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(60_000);
    await send(apple);
    await send(apple);
    expect(calls).toHaveBeenCalledTimes(4);
    calls.mockRestore();
    expect(await send(google)).toEqual({ result: 'accepted' });
    vi.advanceTimersByTime(60_000);
    expect(await send(apple)).toEqual({ result: 'accepted' });
    expect(await send(apple)).toEqual({ result: 'accepted' });
  } finally {
    vi.useRealTimers();
  }
});

describe('nothing is sent', () => {
  test.each([
    'https://example.com/send/1',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://127.0.0.1/fcm/send/1',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.example.com/fcm/send/1',
    'https://fcm.googleapis.com@example.com/fcm/send/1',
    'no address',
  ])('to %s', async (endpoint) => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const browser = { ...service.subscribe(), endpoint };
    expect(await sendPush(browser, message, options)).toEqual({ result: 'refused' });
    expect(sent).not.toHaveBeenCalled();
  });

  test.each([
    ['a short key', { p256dh: 'AAAA' }],
    ['a huge key', { p256dh: 'A'.repeat(10_000) }],
    ['a point that is not on the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a short secret', { auth: 'AAAA' }],
    ['no base64', { auth: '💥' }],
  ])('with %s', async (_, keys) => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const browser = { ...service.subscribe(), ...keys };
    expect(await sendPush(browser, message, options)).toEqual({ result: 'refused' });
    expect(sent).not.toHaveBeenCalled();
  });
});

test('the log has the service and the status, but no endpoint, key or text', async () => {
  const browser = service.subscribe();
  service.respond({ status: 500 });
  await sendPush(browser, message, options);
  await sendPush({ ...browser, p256dh: 'AAAA' }, message, options);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error(`failed: ${browser.endpoint}`));
  await sendPush(browser, message, options);
  expect(logLines('A push was not accepted.')).toMatchObject([
    { pushService: 'fcm.googleapis.com', pushStatus: 500 },
  ]);
  expect(logLines('A push service could not be reached.')).toHaveLength(1);
  for (const part of [browser.endpoint, '/fcm/send/', browser.p256dh, browser.auth, secret])
    expect(logText()).not.toContain(part);
  expect(logText()).not.toContain('Meditate');
});
