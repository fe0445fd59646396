import { expect, test, vi } from 'vitest';
import { noonZone, zoneAt } from './people.ts';

test('the zone of noon stays the same when an hour passes while tests run', () => {
  const before = noonZone();
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  expect(noonZone()).toBe(before);
  expect(zoneAt(12)).not.toBe(before);
  vi.useRealTimers();
});
