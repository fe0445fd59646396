import { expect, test } from 'vitest';
import { unknownOwner } from './owners.ts';

test('an owner that no list has is called deleted only once all lists have loaded', () => {
  const loaded = { label: 'Skills', owners: [], isLoading: false };
  expect(unknownOwner([loaded, { ...loaded, isLoading: true }])).toBe('Loading...');
  expect(unknownOwner([loaded, loaded])).toBe('Deleted or archived');
});
