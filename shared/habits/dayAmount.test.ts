import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../core/runs.fixture.ts';
import { inAnyOrder, threeDevices } from './dayAmount.fixture.ts';
import { amountOf, isOutdated, untouched, withAddition, withValue } from './dayAmount.ts';
import { maxAmount } from './model.ts';

const at = (time: number): string => `01KASW9Q5Z000000000000${String(time).padStart(4, '0')}`;

describe('the amount of a day', () => {
  const tapped = withAddition(withAddition(untouched, 1), 2);
  // biome-ignore format: one line a case
  test.each([
    ['nothing', untouched, undefined],
    ['set', withValue(untouched, 5), 5],
    ['set to nothing', withValue(untouched, 0), 0],
    ['added', tapped, 3],
    ['added and taken off again', withAddition(tapped, -3), undefined],
    ['taken off more than there was', withAddition(tapped, -4), undefined],
    ['set after additions', withValue(tapped, 5), 5],
    ['added after it was set', withAddition(withValue(tapped, 5), 2), 7],
    ['set without having seen the additions', withValue(tapped, 5, { replaces: 0 }), 8],
    ['set before another addition is seen', withValue(tapped, 5, { replaces: 1 }), 7],
    ['cleared', withValue(tapped, null), undefined],
    ['cleared without having seen the last addition', withValue(tapped, null, { replaces: 1 }), 2],
    ['set to the most, and added', withAddition(withValue(untouched, maxAmount), 1), maxAmount],
    ['the sum of tenths', withAddition(withAddition(untouched, 0.1), 0.2), 0.3],
  ])('%s', (_, state, amount) => {
    expect(amountOf(state)).toBe(amount);
  });

  test('neither an earlier value nor a repetition replaces a value', () => {
    const state = withValue(untouched, 5, { id: at(2) });
    expect([at(1), at(2), at(3)].map((id) => isOutdated(state, id))).toEqual([true, true, false]);
    expect(isOutdated(withValue(state, 6), at(2))).toBe(true);
  });
});

test('additions, values and undos of three devices: any order of arrival with repetitions equals a replay', () => {
  fc.assert(
    fc.property(
      threeDevices.chain(({ calls, expected }) =>
        inAnyOrder(calls).map((arriving) => ({ arriving, expected })),
      ),
      ({ arriving, expected }) => {
        const added = new Set<string>();
        let state = untouched;
        for (const call of arriving) {
          if ('add' in call) {
            if (!added.has(call._id)) state = withAddition(state, call.add);
            added.add(call._id);
          } else if (!isOutdated(state, call._id)) {
            state = withValue(state, call.amount, { id: call._id, replaces: call.replaces });
          }
        }
        expect(amountOf(state)).toBe(expected);
      },
    ),
    { numRuns: runs(2_000) },
  );
});
