import { decodeTime } from 'ulid';
import { expect, test } from 'vitest';
import { idPattern } from '#shared/calls/fields.ts';
import { freshId, timeOf } from './ulids.ts';

const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

test.each([
  ['the same id each time', '01KDWZW0000000000000000001', '01ARZ3NDEKTSV4RRFFQ69G5FAW'],
  ['another id in another import', '01KDWZW0000000000000000002', '01ARZ3NDEKTSV4RRFFQ69G5FAX'],
  ['an id with a digit that wraps', '01KDWZW0000000000000000ZZZ', '01ARZ3NDEKTSV4RRFFQ69G5E9T'],
])('freshId returns %s', (_, importId, expected) => {
  expect(freshId(importId, id)).toBe(expected);
  expect(freshId(importId, id)).toMatch(idPattern);
});

test('timeOf returns the time of a ULID', () => {
  expect(timeOf(id)).toBe(decodeTime(id));
});
