// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxClockAhead, minute } from '#shared/timer/limits.ts';
import { refusedStart } from '#shared/timer/refusals.ts';
import { offsetAfter } from './serverClock.ts';

const server = Date.parse('2026-11-25T09:00:00.400Z');
const header = new Date(server).toUTCString();

describe('the offset after a response', () => {
  // biome-ignore format: one line a case
  test.each<[string, number, string | null, readonly [number, number], number]>([
    ['a clock that is right stays', 0, header, [server - 50, server + 50], 0],
    ['an offset that agrees with the response stays', 300, header, [server - 50, server + 50], 300],
    ['a fast clock is set back', 0, header, [server + 599_000, server + 599_100], -598_401],
    ['a slow clock is set forward', 0, header, [server - 1_200_100, server - 1_200_000], 1_199_600],
    ['after the clock is set, the offset is measured again', -598_401, header, [server, server + 50], -450],
    ['a response without a date changes nothing', 700, null, [server, server], 700],
    ['a response with an invalid date changes nothing', 700, 'soon', [server, server], 700],
    ['an exchange during which the clock was set back changes nothing', 700, header, [server, server - 1], 700],
  ])('%s', (_, offset, date, exchange, expected) => {
    expect(offsetAfter(offset, date, exchange)).toBe(expected);
  });
});

describe.each([
  ['10 minutes fast', 10 * minute],
  ['20 minutes slow', -20 * minute],
])('a device that is %s', (_, wrong) => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
    vi.useFakeTimers({ now: server + wrong });
  });
  afterEach(() => vi.useRealTimers());

  const respond = async () => new Response(null, { headers: { date: header } });
  const drop = async () => {
    throw new TypeError('Failed to fetch');
  };
  const load = () => import('./serverClock.ts');

  test('knows the server’s time after a response, to the second', async () => {
    const { serverNow, withServerClock } = await load();
    expect(serverNow()).toBe(server + wrong);
    await withServerClock(respond)('/api/timer', {});
    expect(Math.abs(serverNow() - server)).toBeLessThan(1_000);
    expect(refusedStart(serverNow(), server)).toBeUndefined();
    expect(refusedStart(server + wrong, server) !== undefined).toBe(wrong > maxClockAhead);
  });

  test('gets the response and knows the time even if its storage is full', async () => {
    const { serverNow, withServerClock } = await load();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await withServerClock(respond)('/api/timer', {})).ok).toBe(true);
    full.mockRestore();
    expect(Math.abs(serverNow() - server)).toBeLessThan(1_000);
  });

  test('keeps the last offset without a network, also after a reload', async () => {
    const first = await load();
    await first.withServerClock(respond)('/api/timer', {});
    vi.advanceTimersByTime(60 * minute);
    await expect(first.withServerClock(drop)('/api/timer', {})).rejects.toThrow();
    vi.resetModules();
    const { serverNow } = await load();
    expect(Math.abs(serverNow() - (server + 60 * minute))).toBeLessThan(1_000);
  });
});
