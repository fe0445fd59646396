import { expect, test } from 'vitest';
import { fitCount } from './fitCount.ts';

const tag = (length: number) => 'x'.repeat(length);

test.each([
  [[], 0],
  [['react', 'hooks'], 2],
  [Array.from({ length: 30 }, () => tag(80)), 1],
  [[tag(200)], 1],
  [Array.from({ length: 30 }, () => tag(4)), 12],
  [[tag(40), tag(38), tag(4)], 2],
])('of the tags %j, %i fit into two lines', (texts, expected) => {
  expect(fitCount(texts)).toBe(expected);
});
