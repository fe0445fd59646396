import { expect, test } from 'vitest';
import { folded, matching } from './match.ts';

const items = folded([
  { name: 'Skills' },
  { name: 'Rust', searchText: 'Lifetimes and borrowing' },
  { name: 'Log hours for Rust' },
  { name: 'Trust exercises' },
  { name: 'Café visits', searchText: 'Practise French' },
  { name: 'Read ten pages', searchText: 'rust, books' },
]);

test.each([
  ['rust', ['Rust', 'Log hours for Rust', 'Trust exercises', 'Read ten pages']],
  ['RUST log', ['Log hours for Rust']],
  ['cafe', ['Café visits']],
  ['CAFÉ french', ['Café visits']],
  ['  pages   read ', ['Read ten pages']],
  ['lifetimes', ['Rust']],
  ['zebra', []],
  ['rust zebra', []],
])('%j finds %j', (query, names) => {
  expect(matching(items, query).map(({ name }) => name)).toEqual(names);
});
