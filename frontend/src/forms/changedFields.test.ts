import { expect, test } from 'vitest';
import { changedFields } from './changedFields.ts';

test.each([
  [{ name: 'A' }, { name: 'A' }, {}],
  [{ name: 'A', color: '#1' }, { name: 'B', color: '#1' }, { name: 'B' }],
  [{ url: 'x' }, {}, { url: null }],
  [{}, { url: 'x' }, { url: 'x' }],
  [{ hours: 0 }, { hours: 0.5 }, { hours: 0.5 }],
  [{ tags: ['a'] }, { tags: ['a'] }, {}],
  [{ tags: ['a'] }, { tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
])('%j to %j: %j', (before, after, patch) => {
  expect(changedFields(before, after)).toEqual(patch);
});
