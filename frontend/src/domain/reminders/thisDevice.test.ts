// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Device } from '#shared/reminders/model.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { respond } from '#testing/components/server.ts';
import { storedDevice } from '../../data/session/storedDevice.ts';
import { deviceName } from './deviceName.ts';
import { publicKey, stubPush } from './push.fixture.ts';
import { deviceState, renewHere, turnOffHere, turnOnHere } from './thisDevice.ts';

const ada = '5f8b2f6e-5c0b-4a52-9a3e-6d2f1f1a0001';
const endpointOf = (n: number) => `https://fcm.googleapis.com/fcm/send/${n}`;
const idOf = (n: number) => createHash('sha256').update(endpointOf(n)).digest('hex');
const device = (n: number, lastUsedAt = new Date().toISOString()): Device => ({
  id: idOf(n),
  label: 'Chrome on Android',
  createdAt: '2026-11-02T09:00:00.000Z',
  lastUsedAt,
});

/** A fake server that knows these devices. */
const serve = (...devices: Device[]) =>
  respond(
    [pushRoutes.listDevices, { body: { data: { publicKey, devices } } }],
    [pushRoutes.setDevice, { body: { data: { device: device(1) } } }],
    [pushRoutes.removeDevice, { body: { data: null } }],
  );
const callsOf = (sent: ReturnType<typeof respond>) => sent.map(({ call }) => call.split(' ')[0]);

/** A browser that already has the n-th subscription. */
const subscribed = (n: number) =>
  stubPush({ permission: 'granted', endpoint: endpointOf(n), subscribed: n });

beforeEach(() => localStorage.clear());

describe('the state of this device', () => {
  const android = 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0.0.0 Mobile Safari/537.36';
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15';
  test.each([
    [iPhone, 5, false, 'home-screen'],
    [iPhone, 5, true, 'no'],
    // An iPad claims to be a Mac.
    [mac, 5, false, 'home-screen'],
    [mac, 0, false, 'no'],
    [android, 5, false, 'no'],
  ])('%s, %i touches, Home Screen %s: %s', (userAgent, touches, isOnHomeScreen, state) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    vi.stubGlobal('matchMedia', () => ({ matches: isOnHomeScreen }));
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: touches });
    expect(deviceState(ada)).toBe(state);
  });

  test.each([
    ['default', null, 'off'],
    ['denied', { id: idOf(1), person: ada }, 'denied'],
    ['granted', null, 'off'],
    ['granted', { id: idOf(1), person: ada }, 'on'],
    ['granted', { id: idOf(1), person: 'another' }, 'off'],
    ['default', { id: idOf(1), person: ada }, 'off'],
  ] as const)('the permission %s and the device %j mean %s', (permission, stored, state) => {
    stubPush({ permission });
    if (stored) storedDevice.set(stored);
    expect(deviceState(ada)).toBe(state);
  });

  test.each([
    ['Mozilla/5.0 (Linux; Android 16) Chrome/150.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/150.0.0.0 Safari/537.36 Edg/150.0', 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
    [iPhone, 'Safari on iPhone'],
    ['curl', 'Browser'],
  ])('%s is called %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

test('turning reminders on registers the browser by the hash of its endpoint, and turning them off removes it', async () => {
  const browser = stubPush();
  const sent = serve();
  await turnOnHere(ada);
  expect(deviceState(ada)).toBe('on');
  expect(sent.at(-1)?.body).toMatchObject({ endpoint: endpointOf(1), auth: 'BAEC' });
  expect(storedDevice.get()).toEqual({ id: idOf(1), person: ada });
  browser.shown = 1;
  await turnOffHere();
  expect(callsOf(sent)).toEqual(['GET', 'PUT', 'DELETE']);
  expect(browser).toMatchObject({ endpoint: null, shown: 0 });
  expect(deviceState(ada)).toBe('off');
});

test('nothing is registered if the person denies permission', async () => {
  const browser = stubPush({ answer: 'denied' });
  const sent = serve();
  await turnOnHere(ada);
  expect(sent).toEqual([]);
  expect(browser.subscribed).toBe(0);
  expect(deviceState(ada)).toBe('denied');
});

describe('renewHere', () => {
  const start = async (stored: number | null, person = ada) => {
    if (stored !== null) storedDevice.set({ id: idOf(stored), person });
    return renewHere(ada);
  };

  test('sends nothing if reminders are off', async () => {
    subscribed(1);
    const sent = serve(device(1));
    expect(await start(null)).toBe(false);
    expect(sent).toEqual([]);
  });

  test('leaves a device as it is if it was used today', async () => {
    const browser = subscribed(1);
    const sent = serve(device(1));
    expect(await start(1)).toBe(false);
    expect(callsOf(sent)).toEqual(['GET']);
    expect(browser.subscribed).toBe(1);
  });

  test('registers a device again if it was last used on an earlier day', async () => {
    const browser = subscribed(1);
    const sent = serve(device(1, '2026-11-02T09:00:00.000Z'));
    expect(await start(1)).toBe(false);
    expect(callsOf(sent)).toEqual(['GET', 'PUT']);
    expect(browser.subscribed).toBe(1);
  });

  test.each([
    ['was lost', null, undefined],
    ['was replaced', endpointOf(7), undefined],
    ['is for another key', endpointOf(1), Uint8Array.from([9])],
  ])('replaces a subscription that %s', async (_, endpoint, key) => {
    const browser = subscribed(1);
    Object.assign(browser, { endpoint, ...(key && { key }) });
    const sent = serve(device(1));
    expect(await start(1)).toBe(false);
    expect(callsOf(sent)).toEqual(['GET', 'PUT', 'DELETE']);
    expect(storedDevice.get()?.id).not.toBe(idOf(1));
    expect(deviceState(ada)).toBe('on');
  });

  test('ends reminders if the device was removed elsewhere, and returns true', async () => {
    const browser = subscribed(1);
    const sent = serve();
    expect(await start(1)).toBe(true);
    expect(callsOf(sent)).toEqual(['GET']);
    expect(browser.endpoint).toBeNull();
    expect(deviceState(ada)).toBe('off');
  });

  test('ends the reminders of another person', async () => {
    const browser = subscribed(1);
    const sent = serve();
    expect(await start(1, 'another')).toBe(false);
    expect(sent).toEqual([]);
    expect(browser.endpoint).toBeNull();
    expect(storedDevice.get()).toBeNull();
  });
});
