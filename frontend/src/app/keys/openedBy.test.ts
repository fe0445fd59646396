import { expect, test } from 'vitest';
import { openedBy } from './openedBy.ts';

const field = { closest: () => ({}) };
const page = { closest: () => null };
const none = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
};

test.each([
  ['Ctrl K', { key: 'k', ctrlKey: true, target: page }, 'search'],
  ['Cmd K', { key: 'k', metaKey: true, target: page }, 'search'],
  ['Ctrl K in a field', { key: 'K', ctrlKey: true, target: field }, 'search'],
  ['/', { key: '/', target: page }, 'search'],
  ['/ in a field', { key: '/', target: field }, undefined],
  ['?', { key: '?', target: page }, 'keys'],
  ['? in a field', { key: '?', target: field }, undefined],
  ['? on the document', { key: '?', target: {} }, 'keys'],
  ['K alone', { key: 'k', target: page }, undefined],
  ['Ctrl ?', { key: '?', ctrlKey: true, target: page }, undefined],
  ['AltGr K', { key: 'k', ctrlKey: true, altKey: true, target: page }, undefined],
  ['/ that is already handled', { key: '/', target: page, defaultPrevented: true }, undefined],
])('which dialog opens after %s', (_, pressed, opened) => {
  expect(openedBy({ ...none, ...pressed }, true)).toBe(opened);
});

test('if single keys are off, only Ctrl K opens a dialog', () => {
  expect(openedBy({ ...none, key: '/', target: page }, false)).toBeUndefined();
  expect(openedBy({ ...none, key: '?', target: page }, false)).toBeUndefined();
  expect(openedBy({ ...none, key: 'k', ctrlKey: true, target: page }, false)).toBe('search');
});
