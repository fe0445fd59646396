import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { StatusBadge } from '../details/StatusBadge.tsx';
import { Card } from './Card.tsx';
import { CardStats } from './CardStats.tsx';
import { ClampedText } from './ClampedText.tsx';
import { EditDelete } from './EditDelete.tsx';
import { FilteredCards } from './FilteredCards.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import { ListBar } from './ListBar.tsx';
import { ItemContext, NotSentContext } from './NotSent.tsx';
import { Stars } from './Stars.tsx';
import { StatCard, StatRow } from './StatCard.tsx';
import { TagList } from './TagList.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('edit and delete', () => {
  const pressed: string[] = [];
  const onDelete = () => pressed.push('delete');
  const onEdit = () => pressed.push('edit');

  test.each([
    ['on a page of its own', { editTo: '/skills/edit/a' }, ['Edit Rust', 'Delete Rust']],
    ['on this page', { onEdit }, ['Edit Rust', 'Delete Rust']],
    ['not at all', {}, ['Delete Rust']],
  ])('one that is edited %s', async (_, props, names) => {
    render(<EditDelete name="Rust" {...props} onDelete={onDelete} />);
    const all = [...screen.queryAllByRole('link'), ...screen.getAllByRole('button')];
    expect(all.map((one) => one.getAttribute('aria-label'))).toEqual(names);
    await expectAccessible();
  });

  test('do what they say', async () => {
    const { user } = render(<EditDelete name="Rust" onEdit={onEdit} onDelete={onDelete} />);
    await user.click(button('Edit Rust'));
    await user.click(button('Delete Rust'));
    expect(pressed).toEqual(['edit', 'delete']);
  });

  test('lead to the form', async () => {
    const { user } = render(<EditDelete name="Rust" editTo="/edit/a" onDelete={onDelete} />);
    await user.click(screen.getByRole('link', { name: 'Edit Rust' }));
    expect(location.pathname).toBe('/edit/a');
  });
});

test('a list is filtered, says how much of it is shown, and leads back to all', async () => {
  const List = () => {
    const [filter, setFilter] = useState<'all' | 'none'>('all');
    const items = filter === 'all' ? ['Rust', 'Go'] : [];
    return (
      <>
        <ListBar
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
          keyOf={String}
          onAll={() => setFilter('all')}
        >
          {(item) => <p>{item}</p>}
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

test('a list without items offers the first, not all', async () => {
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

describe('a progress', () => {
  const Details = ({ first, isFixed }: { first: number; isFixed?: boolean }) => {
    const [progress, onProgress] = useState(first);
    const steps = { name: 'Dune', isFixed: isFixed ?? false, onProgress };
    return (
      <ItemDetails description="" progress={progress} steps={steps}>
        {null}
      </ItemDetails>
    );
  };
  test.each([
    [45, 'more', '55%'],
    [45, 'less', '35%'],
    [95, 'more', '100%'],
    [5, 'less', '0%'],
  ])('of %d%%, a step %s, is %s', async (first, way, then) => {
    const { user } = render(<Details first={first} />);
    await user.click(button(`10% ${way} of Dune`));
    expect(screen.getByText(then)).toBeVisible();
    await expectAccessible();
  });

  test.each([
    ['55', '55%'],
    ['55 %', '55%'],
    ['0', '0%'],
    ['100', '100%'],
  ])('is typed as %s', async (typed, then) => {
    const { user } = render(<Details first={40} />);
    await user.click(button('40%: set the progress of Dune'));
    const field = screen.getByRole('textbox', { name: 'Progress of Dune in percent' });
    expect(field).toHaveFocus();
    await expectAccessible();
    // What it had is selected: typing replaces it.
    await user.keyboard(`${typed}{Enter}`);
    expect(button(`${then}: set the progress of Dune`)).toHaveFocus();
  });

  test('a press on Set leaves the field its focus, since buttons take none in Safari', async () => {
    const { user } = render(<Details first={40} />);
    await user.click(button('40%: set the progress of Dune'));
    await user.keyboard('55');
    await user.pointer({ keys: '[MouseLeft>]', target: button('Set') });
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.pointer({ keys: '[/MouseLeft]', target: button('Set') });
    expect(button('55%: set the progress of Dune')).toBeVisible();
  });

  test.each(['101', '-1', '5.5', 'half', ''])('typed as %j is refused', async (typed) => {
    const { user } = render(<Details first={40} />);
    await user.click(button('40%: set the progress of Dune'));
    const field = screen.getByRole('textbox');
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(button('Set'));
    expect(field).toHaveAccessibleDescription('Progress must be a whole number from 0 to 100');
    await user.keyboard('{Escape}');
    expect(button('40%: set the progress of Dune')).toBeVisible();
  });

  test.each([
    [0, false, [true, false]],
    [100, false, [false, true]],
    [50, true, [true, true]],
  ] as const)('of %d%%, fixed: %s, has steps off: %s', (first, isFixed, off) => {
    render(<Details first={first} isFixed={isFixed} />);
    const buttons = [button('10% less of Dune'), button('10% more of Dune')];
    expect(buttons.map((one) => one.hasAttribute('disabled'))).toEqual(off);
  });

  test('without steps is only said', () => {
    render(
      <ItemDetails description="On paper" progress={40}>
        more
      </ItemDetails>,
    );
    expect(screen.getByText('On paper')).toBeVisible();
    expect(screen.getByText('40%')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('tags', () => {
  const tags = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ key: `${n}`, text: `A skill with a name ${n}` }));

  test('are two lines at first, and all when asked for', async () => {
    const { user } = render(<TagList label="Related skills" tags={tags(8)} />);
    const list = screen.getByRole('list', { name: 'Related skills' });
    const shown = () => within(list).getAllByRole('listitem').length;
    const more = button(`Related skills: +${8 - shown()} more`);
    expect(shown()).toBeLessThan(8);
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible();
    await user.click(more);
    expect(shown()).toBe(8);
    expect(button('Related skills: Show fewer')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Related skills: Show fewer')).toHaveFocus();
  });

  test('that fit have no button, and none are no list', () => {
    render(
      <>
        <TagList label="Tags" tags={tags(2)} />
        <TagList label="Related skills" tags={[]} />
      </>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('list')).toEqual([screen.getByRole('list', { name: 'Tags' })]);
  });
});

test.each([
  ['short', 'A line', false],
  ['of many lines', 'a\nb\nc\nd', true],
  ['of one long line', 'word '.repeat(60), true],
])('a text %s', async (_, text, isLong) => {
  const { user } = render(<ClampedText text={text} name="Notes" lines={3} />);
  expect(screen.queryAllByRole('button')).toHaveLength(isLong ? 1 : 0);
  if (!isLong) return;
  await user.click(button('Notes: Show more'));
  expect(button('Notes: Show less')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
});

test('numbers stand with their labels', async () => {
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

describe('a badge', () => {
  test('with a reason gives it to focus, pointer and screen reader', async () => {
    const { user } = render(
      <StatusBadge tone="attention" label="Neglected" reason="No activity for 12 days." />,
    );
    expect(button('Neglected')).toHaveAccessibleDescription('No activity for 12 days.');
    await user.tab();
    expect(button('Neglected')).toHaveFocus();
    await expectAccessible();
  });

  test('without one is no button', async () => {
    render(<StatusBadge tone="good" label="On Track" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('On Track')).toBeVisible();
    await expectAccessible();
  });
});

test.each([
  ['an item that waits', 'a', true],
  ['another item', 'b', false],
  ['a card outside of lists', undefined, false],
])('%s is marked as not sent: %s', (_, item, isMarked) => {
  render(
    // The empty id is nobody's.
    <NotSentContext value={new Set(['', 'a'])}>
      <ItemContext value={item}>
        <Card title="Read" />
      </ItemContext>
    </NotSentContext>,
  );
  expect(screen.queryAllByText('Not sent yet')).toHaveLength(isMarked ? 1 : 0);
});
