import { expect, test } from 'vitest';
import { evaluate, rings } from './metricMath.ts';

test.each([
  ['a + b', { a: [1, 2, undefined], b: [10, undefined, undefined] }, [11, undefined, undefined]],
  ['FILL(a, 0) + FILL(b, 0)', { a: [1, 2, undefined], b: [10, undefined, undefined] }, [11, 2, 0]],
  ['IF(a >= 3, 100 * a / b, 0)', { a: [2, 3, 3], b: [4, 4, undefined] }, [0, 75, undefined]],
  ['IF(FILL(a, 0) >= 3, a, 0)', { a: [undefined] }, [undefined]],
])('%s of %j is %j', (expression, metrics, expected) => {
  expect(evaluate(expression, metrics)).toEqual(expected);
});

test('an unknown metric is an error, not missing data', () => {
  expect(() => evaluate('FILL(a, 0) + b', { a: [1] })).toThrow(/refers to b/);
});

test.each([
  [[5], 1, 1, true],
  [[4], 1, 1, false],
  [[undefined], 1, 1, false],
  [[5, 0], 1, 1, false],
  [[5, 0], 2, 1, true],
  [[5, undefined, 5], 3, 3, false],
  [[5, 5, 5], 3, 3, true],
])(
  'with %j, over the last %i periods, where %i are enough, an alarm fires: %j',
  (series, evaluationPeriods, datapointsToAlarm, expected) => {
    expect(rings(series, { threshold: 5, evaluationPeriods, datapointsToAlarm })).toBe(expected);
  },
);
