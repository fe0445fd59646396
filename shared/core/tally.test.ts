import { expect, test } from 'vitest';
import { tally } from './counting.ts';

test.each<[string[], Record<string, number>]>([
  [[], {}],
  [['Book'], { Book: 1 }],
  [['Book', 'Video', 'Book'], { Book: 2, Video: 1 }],
  [['constructor'], { constructor: 1 }],
])('counts %j', (values, expected) => {
  expect(tally(values)).toEqual(expected);
});
