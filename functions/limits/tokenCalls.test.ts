import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { tokenCalls } from './budgets.ts';
import { aheadBefore } from './tokenCalls.ts';

const now = Date.parse('2026-05-03T09:41:00Z');
const seconds = 1_000;

/** Returns 'starts' or 'ahead' if a call is allowed. Otherwise returns for example 'wait 3', in seconds. */
const saidOf = (busyUntil: number): string => {
  try {
    return aheadBefore(busyUntil, now) > 0 ? 'ahead' : 'starts';
  } catch (error) {
    return `wait ${(error as Problem).headers['retry-after']}`;
  }
};

test.each([
  ['never called', 0, 'starts'],
  ['idle for a minute', now - 60 * seconds, 'starts'],
  ['idle from now on', now, 'starts'],
  ['after one call', now + 0.5 * seconds, 'ahead'],
  ['after 59 calls at once', now + 29.5 * seconds, 'ahead'],
  ['after 60 calls at once', now + 30 * seconds, 'wait 1'],
  ['after 60 calls on a machine whose clock is 2 s ahead', now + 32 * seconds, 'wait 3'],
])('a token %s: %s', (_, busyUntil, said) => {
  expect(saidOf(busyUntil)).toBe(said);
});

test('a client that calls without a pause makes a burst of 60 calls, and then 120 calls a minute', () => {
  let busyUntil = now;
  let made = 0;
  for (let at = now; at < now + 10 * 60 * seconds; at += 100) {
    try {
      busyUntil = Math.max(at, at + aheadBefore(busyUntil, at)) + 500;
      made++;
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
    }
  }
  expect(made).toBe(tokenCalls.atOnce + 10 * tokenCalls.perMinute - 1);
});
