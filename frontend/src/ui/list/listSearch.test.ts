import { expect, test } from 'vitest';
import { type Criteria, type ListSearch, matcherOf, valuesOfFacets } from './listSearch.ts';

type Stone = { readonly name: string; readonly colors: readonly string[]; readonly shape: string };

const search: ListSearch<Stone> = {
  textsOf: ({ name, shape }) => [name, shape],
  facets: {
    color: { label: () => 'Color', valuesOf: ({ colors }) => colors },
    shape: { label: () => 'Shape', valuesOf: ({ shape }) => [shape] },
  },
};

const stones: readonly Stone[] = [
  { name: 'Grès rouge', colors: ['red', 'brown'], shape: 'flat' },
  { name: 'Granite 10', colors: ['grey'], shape: 'round' },
  { name: 'Granite 2', colors: [], shape: 'flat' },
];

const nothing: Criteria = { query: '', chosen: {} };

test.each([
  [{}, ['Grès rouge', 'Granite 10', 'Granite 2']],
  [{ query: ' GRES ' }, ['Grès rouge']],
  [{ query: 'flat granite' }, ['Granite 2']],
  [{ query: 'gr 1' }, ['Granite 10']],
  [{ query: 'marble' }, []],
  [{ chosen: { color: 'brown' } }, ['Grès rouge']],
  [{ chosen: { color: 'grey', shape: 'flat' } }, []],
  [{ query: 'gr', chosen: { shape: 'flat' } }, ['Grès rouge', 'Granite 2']],
])('%j finds %j', (asked, names) => {
  const found = stones.filter(matcherOf(search, { ...nothing, ...asked }));
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('a facet lists each of its values once, and is left out if no item has a value', () => {
  expect(valuesOfFacets(stones, search)).toEqual({
    color: ['brown', 'grey', 'red'],
    shape: ['flat', 'round'],
  });
  expect(valuesOfFacets(stones.slice(2), search)).toEqual({ shape: ['flat'] });
});
