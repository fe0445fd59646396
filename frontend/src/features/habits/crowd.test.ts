import { expect, test } from 'vitest';
import { createCrowds } from './crowd.ts';

test.each<[string, ('in' | 'out')[], boolean[]]>([
  ['one alone', ['in', 'out'], [false]],
  ['one after the other', ['in', 'out', 'in', 'out'], [false, false]],
  ['two together: the last one tells', ['in', 'in', 'out', 'out'], [false, true]],
  ['overlapping in a chain', ['in', 'in', 'out', 'in', 'out', 'out'], [false, false, true]],
  [
    'a crowd is forgotten when it is over',
    ['in', 'in', 'out', 'out', 'in', 'out'],
    [false, true, false],
  ],
])('%s', (_, steps, expected) => {
  const crowds = createCrowds();
  const told: boolean[] = [];
  for (const step of steps) {
    if (step === 'in') crowds.enter('h');
    else told.push(crowds.leave('h'));
    crowds.enter('another'); // does not concern this habit
  }
  expect(told).toEqual(expected);
});
