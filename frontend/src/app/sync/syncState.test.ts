import { expect, test } from 'vitest';
import { describeAge, describeSync, type SyncState } from './syncState.ts';

const fine: SyncState = {
  isReachable: true,
  isFailing: false,
  waiting: 0,
  refused: 0,
  age: 0,
};

test.each<[string, Partial<SyncState>]>([
  ['', {}],
  ['', { age: 59_999 }],
  ['Updated 3 minutes ago', { age: 190_000 }],
  ['1 change waiting', { waiting: 1, age: 190_000 }],
  ['Offline', { isReachable: false }],
  ['Offline, 4 changes waiting', { isReachable: false, waiting: 4 }],
  ['1 change not saved', { refused: 1 }],
  ['2 changes not saved | 4 changes waiting', { waiting: 4, refused: 2 }],
  [
    '2 changes not saved | Offline, 4 changes waiting',
    { isReachable: false, waiting: 4, refused: 2 },
  ],
  ['Server problem, 1 change waiting', { isFailing: true, waiting: 1 }],
  [
    '2 changes not saved | Server problem, 1 change waiting',
    { isFailing: true, waiting: 1, refused: 2 },
  ],
])('the bar says %j for the state %j', (said, state) => {
  expect(describeSync({ ...fine, ...state }).join(' | ')).toBe(said);
});

test.each([
  [59_999, ''],
  [60_000, 'Updated 1 minute ago'],
  [3_599_999, 'Updated 59 minutes ago'],
  [7_200_000, 'Updated 2 hours ago'],
  [86_400_000 * 3, 'Updated 3 days ago'],
])('an age of %i ms is described as %j', (ms, said) => {
  expect(describeAge(ms)).toBe(said);
});
