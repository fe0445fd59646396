import { expect, test } from 'vitest';
import { tallyUnits } from './rules.ts';

const units = (word: string) => Uint8Array.from([...word].map((mark) => (mark === 'x' ? 1 : 0)));

test.each([
  ['', 0, { units: 0, met: 0, run: 0, longest: 0 }],
  ['xxx-xx-', 6, { units: 6, met: 5, run: 2, longest: 3 }],
  ['xxx-xx-', 7, { units: 7, met: 5, run: 0, longest: 3 }],
  ['-', 0, { units: 0, met: 0, run: 0, longest: 0 }],
  ['x', 0, { units: 1, met: 1, run: 1, longest: 1 }],
  ['--x', 2, { units: 3, met: 1, run: 1, longest: 1 }],
])('%j, of which %i closed', (word, closed, tally) => {
  expect(tallyUnits({ met: units(word), closed })).toEqual(tally);
});
