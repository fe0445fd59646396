import { expect, test } from 'vitest';
import { aCard } from '../../domain/cards/card.fixture.ts';
import { originOf } from './CardOrigin.tsx';

const rust = { about: { area: 'skills' as const, id: 'RUST' }, name: 'Rust' };
const kite = { about: { area: 'projects' as const, id: 'KITE' }, name: 'Kite' };
const owners = [{ label: 'All', owners: [rust, kite] }];

test.each([
  ['what its moved note is about', { about: rust.about, note: 'N' }, kite],
  ['what its note is about, if it is about nothing', { about: null, note: 'N' }, kite],
  ['what it is about, if its note is not known', { about: rust.about, note: 'other' }, rust],
  ['what it is about, without a note', { about: rust.about, note: null }, rust],
  ['nothing, if neither is known', { about: null, note: 'other' }, undefined],
])('a takeaway comes from %s', (_, fields, expected) => {
  const noteOwner = (id: string) => (id === 'N' ? kite.about : undefined);
  expect(originOf(owners, noteOwner, aCard(fields))).toBe(expected);
});
