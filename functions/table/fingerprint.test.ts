import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const added = ['dueDate', 'parts', 'publisher'];

test('added fields that are unset do not change the fingerprint, even in list items', () => {
  const older = { name: 'A', tags: [], deadline: null, goals: [{ text: 'B', done: false }] };
  const later = {
    ...older,
    parts: [],
    dueDate: null,
    publisher: '',
    goals: [{ text: 'B', done: false, dueDate: null }],
  };
  expect(fingerprintOf(later, added)).toBe(fingerprintOf(older));
});

test.each([
  [{ dueDate: '2026-11-25' }, {}],
  [{ parts: [{ dueDate: null }] }, {}],
  [{ dueDate: 0 }, {}],
  [{ deadline: null }, {}],
  [{ tags: [] }, {}],
])('%j and %j have different fingerprints', (one, other) => {
  expect(fingerprintOf(one, added)).not.toBe(fingerprintOf(other, added));
});
