import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { ItemContext, NotSentContext } from '../badges/NotSent.tsx';
import { Stars } from '../details/Stars.tsx';
import { Card } from './Card.tsx';
import { CardStats } from './CardStats.tsx';
import { EditDelete } from './EditDelete.tsx';
import { StatCard, StatRow } from './StatCard.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('edit and delete', () => {
  const pressed: string[] = [];
  const onDelete = () => pressed.push('delete');
  const onEdit = () => pressed.push('edit');

  test.each([
    ['on a page of its own', { editTo: '/skills/edit/a' }, ['Edit Rust', 'Delete Rust']],
    ['on this page', { onEdit }, ['Edit Rust', 'Delete Rust']],
    ['not at all', {}, ['Delete Rust']],
  ])('an item that is edited %s (%j) has the buttons %j', async (_, props, names) => {
    render(<EditDelete name="Rust" {...props} onDelete={onDelete} />);
    const all = [...screen.queryAllByRole('link'), ...screen.getAllByRole('button')];
    expect(all.map((one) => one.getAttribute('aria-label'))).toEqual(names);
    await expectAccessible();
  });

  test('call their functions', async () => {
    const { user } = render(<EditDelete name="Rust" onEdit={onEdit} onDelete={onDelete} />);
    await user.click(button('Edit Rust'));
    await user.click(button('Delete Rust'));
    expect(pressed).toEqual(['edit', 'delete']);
  });

  test('link to the form', async () => {
    const { user } = render(<EditDelete name="Rust" editTo="/edit/a" onDelete={onDelete} />);
    await user.click(screen.getByRole('link', { name: 'Edit Rust' }));
    expect(location.pathname).toBe('/edit/a');
  });
});

test('numbers are next to their labels', async () => {
  render(
    <>
      <StatRow>
        <StatCard label="Longest Streak" value={12} unit="days" hint="in a row" />
        <StatCard label="Skills" value={3} />
      </StatRow>
      <CardStats
        stats={[
          ['Level', '2 of 3', 'Novice'],
          ['Status', 'New', 'New'],
        ]}
      />
      <Stars value={3} label="Confidence" />
    </>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Longest Streak',
    'Skills',
    'Level',
    'Status',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12daysin a row',
    '3',
    '2 of 3Novice',
    'New',
  ]);
  expect(screen.getByRole('img', { name: 'Confidence: 3 of 5' })).toBeVisible();
  await expectAccessible();
});

test.each([
  ['an item that is not sent', 'a', true],
  ['another item', 'b', false],
  ['a card outside of lists', undefined, false],
])('whether %s is marked as not sent', (_, item, isMarked) => {
  render(
    // An empty id must match no item.
    <NotSentContext value={new Set(['', 'a'])}>
      <ItemContext value={item}>
        <Card title="Read" />
      </ItemContext>
    </NotSentContext>,
  );
  expect(screen.queryAllByText('Not sent yet')).toHaveLength(isMarked ? 1 : 0);
});
