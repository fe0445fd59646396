import { expect, test } from 'vitest';
import { aCard } from '../../domain/cards/card.fixture.ts';
import { originOf } from './CardOrigin.tsx';

const rust = { about: { area: 'skills' as const, id: 'RUST' }, name: 'Rust' };
const kite = { about: { area: 'projects' as const, id: 'KITE' }, name: 'Kite' };
const owners = [{ label: 'All', owners: [rust, kite] }];

test.each([
  ['the item of its note, if the note was moved', { about: rust.about, note: 'N' }, kite],
  ['the item of its note, if it has no item itself', { about: null, note: 'N' }, kite],
  ['its own item, if its note is not known', { about: rust.about, note: 'other' }, rust],
  ['its own item, if it has no note', { about: rust.about, note: null }, rust],
  ['nothing, if neither item is known', { about: null, note: 'other' }, undefined],
])('a takeaway links to %s', (_, fields, expected) => {
  const noteOwner = (id: string) => (id === 'N' ? kite.about : undefined);
  expect(originOf(owners, noteOwner, aCard(fields))).toBe(expected);
});
