import { expect, test } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { describePosition, percentBeside, stepFrom } from './position.ts';
import { aPart, aResource } from './resource.fixture.ts';

const parts = [aPart('A', { done: true }), aPart('B'), aPart('C')];

test.each<[Partial<Resource>, string]>([
  [{ progress: 45 }, '45%'],
  [{ status: 'Completed', progress: 100 }, '100%'],
  [{ pages: 320, page: 140 }, 'page 140 of 320'],
  [{ pages: 1200, page: 1100 }, 'page 1,100 of 1,200'],
  [{ pages: 320, page: 140, status: 'Completed' }, 'page 320 of 320'],
  [{ parts }, '1 of 3 parts'],
  [{ parts: [aPart('A')] }, '0 of 1 part'],
  [{ parts, status: 'Completed' }, '3 of 3 parts'],
])('the position of %j', (given, words) => {
  expect(describePosition(aResource(given))).toBe(words);
});

test.each<[Partial<Resource>, string | undefined]>([
  [{ progress: 45 }, undefined],
  [{ pages: 320, page: 140, progress: 43 }, '43%'],
  [{ parts, progress: 33 }, '33%'],
])('the percentage beside the position of %j', (given, words) => {
  expect(percentBeside(aResource(given))).toBe(words);
});

test.each([
  [{ progress: 40 }, 1, { progress: 50 }],
  [{ progress: 95 }, 1, { progress: 100 }],
  [{ progress: 5 }, -1, { progress: 0 }],
  [{ pages: 320, page: 140 }, 1, { page: 172 }],
  [{ pages: 320, page: 172 }, -1, { page: 140 }],
  [{ pages: 320, page: 300 }, 1, { page: 320 }],
  [{ pages: 320, page: 3 }, -1, { page: 0 }],
  [{ pages: 3, page: 1 }, 1, { page: 2 }],
] as const)('a step from %j by %i', (given, by, to) => {
  expect(stepFrom(aResource(given), by)).toEqual(to);
});
