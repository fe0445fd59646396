import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { Card } from '../cards/Card.tsx';
import { CardList } from '../list/CardList.tsx';
import { Row } from '../list/Row.tsx';
import { DotsMenu } from '../overlay/DotsMenu.tsx';
import { MoveItems } from './MoveItems.tsx';

type Book = { readonly _id: string };
const nameOf = ({ _id }: Book) => _id;

type Props = {
  readonly isCompact: boolean;
  readonly isSorted?: boolean;
  readonly ids?: readonly string[];
};

const Books = ({ isCompact, isSorted = true, ids = ['A', 'B', 'C'] }: Props) => {
  const [items, setItems] = useState<readonly Book[]>(ids.map((_id) => ({ _id })));
  const onMove = (book: Book, index: number) =>
    setItems((all) => all.filter((one) => one !== book).toSpliced(index, 0, book));
  return (
    <CardList
      label="Books"
      items={items}
      keyOf={nameOf}
      isCompact={isCompact}
      sorting={isSorted ? { nameOf, onMove } : undefined}
    >
      {({ _id }) =>
        isCompact ? (
          <Row title={_id} to={`/${_id}`} cells={[]} />
        ) : (
          <Card
            as="article"
            title={_id}
            actions={
              <DotsMenu label={`More for ${_id}`}>
                <MoveItems />
              </DotsMenu>
            }
          />
        )
      }
    </CardList>
  );
};

const grip = (name: string) =>
  screen.findByRole('button', { name: `Move ${name}: up or down arrow` });
const order = () =>
  within(screen.getByRole('list', { name: 'Books' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test.each([true, false])(
  'the arrow keys move an item of a list, compact: %s',
  async (isCompact) => {
    const { user } = render(<Books isCompact={isCompact} />);
    (await grip('A')).focus();
    await user.keyboard('{ArrowUp}');
    expect(order()).toEqual(['A', 'B', 'C']);
    await user.keyboard('{ArrowDown}');
    expect(order()).toEqual(['B', 'A', 'C']);
    expect(screen.getByText('A is now 2 of 3')).toBeInTheDocument();
    expect(await grip('A')).toHaveFocus();
    await expectAccessible();
  },
);

test('the menu of a card offers only possible moves, and moves the card', async () => {
  const { user } = render(<Books isCompact={false} />);
  await grip('C');
  const choose = async (name: string, entry: string) => {
    await user.click(screen.getByRole('button', { name: `More for ${name}` }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await user.click(screen.getByRole('menuitem', { name: entry }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return entries;
  };
  expect(await choose('C', 'Move to the top')).toEqual(['Move to the top', 'Move up']);
  expect(order()).toEqual(['C', 'A', 'B']);
  expect(await choose('C', 'Move down')).toEqual(['Move down']);
  expect(order()).toEqual(['A', 'C', 'B']);
  expect(await choose('C', 'Move up')).toEqual(['Move to the top', 'Move up', 'Move down']);
  expect(order()).toEqual(['C', 'A', 'B']);
});

test('without `sorting`, nothing can be moved', () => {
  render(<Books isCompact isSorted={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an item alone in its list has no handle', async () => {
  render(<Books isCompact ids={['A']} />);
  await waitFor(() => expect(screen.getByRole('article').closest('[inert]')).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
});
