import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '#shared/days/days.ts';
import { type Pause, withPause } from '#shared/pauses/pauses.ts';
import { pausesAfter, stepsBack } from './changePauses.ts';

const dayOf = (index: number): Day => addDays('2026-12-01', index);

const aDay = fc.nat(40).map(dayOf);
const aPause: fc.Arbitrary<Pause> = fc
  .tuple(fc.nat(40), fc.option(fc.nat(8)))
  .map(([from, length]) => ({
    from: dayOf(from),
    ...(length !== null && { to: dayOf(from + length) }),
  }));
const somePauses = fc
  .array(aPause, { maxLength: 6 })
  .map((pauses) => pauses.reduce(withPause, [] as readonly Pause[]));

test('undoing a change of pauses brings all of them back', () => {
  fc.assert(
    fc.property(somePauses, aPause, aDay, fc.nat(9), (before, { from, to = null }, day, n) => {
      const changed = before[n];
      const instead = changed && { from: changed.from, to: changed.to ?? null };
      for (const step of [
        { from, setting: { to } },
        { from, setting: { to, ...(instead && { instead }) } },
        { from: day, setting: null },
      ]) {
        const after = pausesAfter(before, step);
        expect(stepsBack(before, after).reduce(pausesAfter, after)).toEqual(before);
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['a new pause is taken back by one call', [], { from: '2026-12-01', setting: { to: null } }, 1],
  [
    'a changed pause is changed back by one call',
    [{ from: '2026-12-01', to: '2026-12-05' }],
    {
      from: '2026-12-20',
      setting: { to: null, instead: { from: '2026-12-01', to: '2026-12-05' } },
    },
    1,
  ],
  [
    'a pause of days that were already paused needs no call',
    [{ from: '2026-12-01' }],
    { from: '2026-12-03', setting: { to: null } },
    0,
  ],
] as const)('%s', (_, before, step, calls) => {
  expect(stepsBack(before, pausesAfter(before, step))).toHaveLength(calls);
});
