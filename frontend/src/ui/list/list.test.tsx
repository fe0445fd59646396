import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { FilteredCards } from './FilteredCards.tsx';
import { ListBar } from './ListBar.tsx';
import { COMPACT_LIST, type ListSearch, LONG_LIST } from './listSearch.ts';
import { Row } from './Row.tsx';
import { useListSearch } from './useListSearch.ts';

type Book = { readonly title: string; readonly tags: readonly string[] };

const books = (count: number): Book[] =>
  Array.from({ length: count }, (_, n) => ({
    title: `Book ${n + 1}`,
    tags: n % 2 === 0 ? ['odd'] : ['even'],
  }));

const bookSearch: ListSearch<Book> = {
  textsOf: ({ title }) => [title],
  facets: {
    tag: { label: () => 'Tag', valuesOf: ({ tags }) => tags, labelOf: (tag) => `${tag} numbers` },
  },
};

const List = ({ items }: { readonly items: readonly Book[] }) => {
  const search = useListSearch(items, bookSearch);
  return (
    <>
      <ListBar view={search} searchLabel="Search books" />
      <FilteredCards
        label="Books"
        none={{
          title: 'No books found',
          text: 'None of your books match this filter.',
          all: 'Show all books',
        }}
        items={items.filter(search.matches)}
        keyOf={({ title }) => title}
        onAll={search.clear}
        isCompact={search.isCompact}
      >
        {({ title }) =>
          search.isCompact ? (
            <Row title={title} to={`/${title}`} cells={['a line']} />
          ) : (
            <p>{title}</p>
          )
        }
      </FilteredCards>
    </>
  );
};

const field = () => screen.getByRole('searchbox', { name: 'Search books' });
const choice = (name: string) => screen.getByRole('combobox', { name });
const shown = () => within(screen.getByRole('list', { name: 'Books' })).getAllByRole('listitem');
/** Opens the list with its own history entry, so that tests don't affect each other. */
const openAt = (search: string, count: number) => {
  history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', `/${search}`);
  return render(<List items={books(count)} />);
};
const asked = () => Object.fromEntries(new URLSearchParams(location.search));

test('a list of up to twenty has no search', () => {
  openAt('', LONG_LIST);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a longer list has a search, a facet and a layout, and the URL stores them', async () => {
  const { user } = openAt('', LONG_LIST + 1);
  await expectAccessible();
  await user.type(field(), 'book 2');
  expect(shown().map(({ textContent }) => textContent)).toEqual([
    'Book 2',
    'Book 12',
    'Book 20',
    'Book 21',
  ]);
  await waitFor(() => expect(asked()).toEqual({ q: 'book 2' }));
  expect(field()).toHaveValue('book 2');

  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(choice('Tag'), 'odd');
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Book 21']);
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await user.selectOptions(choice('Layout'), 'Compact');
  expect(screen.getByRole('link', { name: 'Book 21' })).toHaveAttribute('href', '/Book 21');
  await waitFor(() => expect(asked()).toEqual({ q: 'book 2', tag: 'odd', layout: 'compact' }));
  await expectAccessible();
});

test('a list applies the search in the URL, and can show all items again', async () => {
  const { user } = openAt('?q=none&tag=odd&layout=compact&filter=late', 3);
  expect(field()).toHaveValue('none');
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all books' }));
  expect(shown()).toHaveLength(3);
  await waitFor(() => expect(asked()).toEqual({ layout: 'compact' }));
});

test('a facet’s value that no item has is ignored', () => {
  openAt('?tag=gone', 3);
  expect(shown()).toHaveLength(3);
});

test('a facet shows the labels of its values, and the URL has the values', async () => {
  const { user } = openAt('', LONG_LIST + 1);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(choice('Tag'), 'odd numbers');
  await waitFor(() => expect(asked()).toEqual({ tag: 'odd' }));
  expect(within(choice('Tag')).getAllByRole('option')[0]).toHaveTextContent('All');
  await user.click(screen.getByRole('button', { name: 'Remove the filter Tag: odd numbers' }));
  await waitFor(() => expect(asked()).toEqual({}));
});

test('the URL has the typed text as soon as the field loses the focus', async () => {
  const { user } = openAt('', LONG_LIST + 1);
  await user.type(field(), '7');
  await user.tab();
  await waitFor(() => expect(asked()).toEqual({ q: '7' }), { timeout: 200 });
});

test('a list of three hundred is complete without scrolling', async () => {
  openAt('?layout=cards', 300);
  await waitFor(() => expect(document.querySelectorAll('li > p')).toHaveLength(300));
});

test.each([
  [COMPACT_LIST, '', false],
  [COMPACT_LIST + 1, '', true],
  [COMPACT_LIST + 1, '?layout=cards', false],
])('a list of %i at /%s is compact: %s', (count, search, isCompact) => {
  openAt(search, count);
  expect(screen.queryAllByRole('article').length > 0).toBe(isCompact);
});

test('a printed list is compact and complete', () => {
  openAt('', COMPACT_LIST);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('article')).toHaveLength(COMPACT_LIST);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryAllByRole('article')).toEqual([]);
});
