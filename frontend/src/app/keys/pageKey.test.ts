import { expect, test } from 'vitest';
import { pageKey } from './pageKey.ts';

test.each([
  ['j', false, false, { does: 'next' }],
  ['k', false, false, { does: 'previous' }],
  ['x', false, false, { does: 'primary' }],
  ['e', false, false, { does: 'edit' }],
  ['g', false, false, { does: 'wait' }],
  ['d', true, false, { does: 'go', letter: 'd' }],
  ['x', true, false, { does: 'go', letter: 'x' }],
  ['d', false, false, undefined],
  ['J', false, false, undefined],
  ['Enter', false, false, undefined],
  ['Tab', true, false, undefined],
  ['j', false, true, { does: 'next' }],
  ['k', false, true, { does: 'previous' }],
  ['x', false, true, undefined],
  ['g', true, true, undefined],
])('%s, after g: %j, held down: %j, does %j', (key, isBehindG, repeat, action) => {
  expect(pageKey({ key, repeat }, isBehindG)).toEqual(action);
});
