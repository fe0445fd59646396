import { expect, test } from 'vitest';
import { engines } from '#testing/engines/integrationEngines.ts';
import { measureDay, measureStack } from './measure.ts';
import { readMeasured } from './run.ts';

/** Bitmaps and years differ a little depending on the calendar day. */
const tolerance = 0.15;

test('a typical day still costs what was measured', async () => {
  const committed = readMeasured();
  const { calls, carried, stored } = await measureDay(engines, 1);
  const again = 'run `npm run cost -- --measure`';
  expect(
    calls.map(({ key, times }) => [key, times]),
    again,
  ).toEqual(committed.calls.map(({ key, times }) => [key, times]));
  for (const [n, call] of calls.entries()) {
    for (const what of ['readUnits', 'writeUnits', 'identityCalls', 'responseBytes'] as const) {
      const was = committed.calls[n]?.[what] ?? 0;
      const room = Math.max(was * tolerance, what === 'responseBytes' ? 50 : 0.5);
      // DynamoDB Local counts less for a transaction than AWS and the embedded engine do.
      const off = what === 'writeUnits' ? call[what] - was : Math.abs(call[what] - was);
      expect(off, `${call.key} ${what}: ${again}`).toBeLessThanOrEqual(room);
    }
  }
  for (const way of ['export', 'import'] as const) {
    for (const what of ['calls', 'readUnits', 'writeUnits'] as const) {
      const was = committed.carried[way][what];
      const off = carried[way][what] - was;
      const room = Math.max(was * tolerance, 1);
      expect(
        what === 'writeUnits' ? off : Math.abs(off),
        `${way} ${what}: ${again}`,
      ).toBeLessThanOrEqual(room);
    }
  }
  expect(Math.abs(stored.bytes - committed.stored.bytes), again).toBeLessThanOrEqual(
    committed.stored.bytes * tolerance,
  );
}, 180_000);

test('the stack still has the resources that were counted', async () => {
  expect(readMeasured().stack, 'run `npm run cost -- --measure`').toEqual(await measureStack());
}, 180_000);
