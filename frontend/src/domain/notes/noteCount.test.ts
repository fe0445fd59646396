import { expect, test } from 'vitest';
import { routeKey } from '#shared/calls/route.ts';
import { notes } from '#shared/notes/routes.ts';
import { createRows } from '../../data/rows/rows.ts';
import { knownNotes } from './noteCount.ts';

const rust = { area: 'skills' as const, id: 'RUST' };
const book = { area: 'resources' as const, id: 'BOOK' };
const all = [rust, book, book].map((about, n) => ({ _id: String(n), about }));

test.each([
  ['the list of all notes', {}, 1],
  ['the list of the skill', rust, 1],
  ['the list of the skill with the notes of its resources', { ...rust, include: 'resources' }, 1],
  ['the list of some days', { from: '2026-01-01' }, undefined],
  ['the list of another owner', book, undefined],
])('whether %s tells how many notes a skill has', (_, query, expected) => {
  const response = { key: 'k', route: routeKey(notes.list), request: { query } };
  expect(knownNotes(createRows([{ ...response, data: { notes: all } }]), rust)).toBe(expected);
});
