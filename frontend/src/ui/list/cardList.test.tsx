import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { FilteredCards } from './FilteredCards.tsx';
import { ListBar } from './ListBar.tsx';
import { useListSearch } from './useListSearch.ts';

const button = (name: string) => screen.getByRole('button', { name });

test('a filtered list shows its number of items, and can show all items again', async () => {
  const List = () => {
    const [filter, setFilter] = useState<'all' | 'none'>('all');
    const items = filter === 'all' ? [{ name: 'Rust' }, { name: 'Go' }] : [];
    return (
      <>
        <ListBar
          view={useListSearch(items, { textsOf: () => [], facets: {} })}
          searchLabel="Search skills"
          shown={`${items.length} of 2 skills`}
          filter={{ value: filter, options: { all: 'All', none: 'None' }, onChange: setFilter }}
          sort={{ value: 'name', options: { name: 'Name' }, onChange: () => undefined }}
        />
        <FilteredCards
          label="Skills"
          none={{
            title: 'No skills found',
            text: 'None of your skills match this filter.',
            all: 'Show all skills',
          }}
          items={items}
          keyOf={({ name }) => name}
          onAll={() => setFilter('all')}
        >
          {({ name }) => <p>{name}</p>}
        </FilteredCards>
      </>
    );
  };
  const { user } = render(<List />);
  const filter = screen.getByRole('combobox', { name: 'Filter' });
  const names = () =>
    within(screen.getByRole('list', { name: 'Skills' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(within(filter).getAllByRole('option')).toHaveLength(2);
  expect(names()).toEqual(['Rust', 'Go']);
  await expectAccessible();
  await user.selectOptions(filter, 'None');
  expect(screen.getByText('0 of 2 skills')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('No skills found')).toBeVisible();
  expect(screen.getByText('None of your skills match this filter.')).toBeVisible();
  await expectAccessible();
  await user.click(button('Show all skills'));
  expect(names()).toEqual(['Rust', 'Go']);
});

test('an empty list offers to add the first item, not to show all', async () => {
  render(
    <FilteredCards
      label="Skills"
      none={{
        title: 'No skills found',
        text: 'None of your skills match.',
        all: 'Show all skills',
      }}
      first={{ text: 'Add what you want to learn.', action: <button type="button">Add</button> }}
      items={[]}
      keyOf={String}
      onAll={() => undefined}
    >
      {String}
    </FilteredCards>,
  );
  expect(screen.getByText('No skills found')).toBeVisible();
  expect(screen.getByText('Add what you want to learn.')).toBeVisible();
  expect(screen.getAllByRole('button')).toEqual([button('Add')]);
});
