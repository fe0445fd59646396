import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { ProgressField } from '../progress/ProgressField.tsx';
import { ClampedText } from './ClampedText.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import { TagList } from './TagList.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('a progress', () => {
  const Field = () => {
    const [progress, onProgress] = useState(40);
    return <ProgressField name="Dune" percent={progress} onProgress={onProgress} />;
  };
  const field = () => screen.getByRole('textbox', { name: 'Progress of Dune in percent' });

  test.each([
    ['55', '55%'],
    ['55 %', '55%'],
    ['0', '0%'],
    ['100', '100%'],
  ])('can be typed as %s', async (typed, then) => {
    const { user } = render(<Field />);
    expect(field()).toHaveValue('40%');
    await user.click(field());
    // The old text is selected, so typing replaces it.
    await user.keyboard(typed);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue(then);
    expect(field()).toHaveFocus();
  });

  test('keeps the focus in its field when Set is pressed, because Safari focuses no buttons', async () => {
    const { user } = render(<Field />);
    await user.click(field());
    await user.keyboard('55');
    await user.pointer({ keys: '[MouseLeft>]', target: button('Set') });
    expect(field()).toHaveFocus();
    await user.pointer({ keys: '[/MouseLeft]', target: button('Set') });
    expect(field()).toHaveValue('55%');
    expect(screen.queryByRole('button', { name: 'Set' })).toBeNull();
  });

  test.each(['101', '-1', '5.5', 'half', ' '])('typed as %j is refused', async (typed) => {
    const { user } = render(<Field />);
    await user.click(field());
    await user.keyboard(typed);
    await user.click(button('Set'));
    expect(field()).toHaveAccessibleDescription('Progress must be a whole number from 0 to 100');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('40%');
  });

  test('without a field is plain text', () => {
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

  test('that don’t fit into two lines are shown on demand', async () => {
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

  test('that fit have no button, and an empty list is not rendered', () => {
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
])('a text %s has a button only if it is long', async (_, text, isLong) => {
  const { user } = render(<ClampedText text={text} name="Notes" lines={3} />);
  expect(screen.queryAllByRole('button')).toHaveLength(isLong ? 1 : 0);
  if (!isLong) return;
  await user.click(button('Notes: Show more'));
  expect(button('Notes: Show less')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
});

describe('a badge', () => {
  test('with a reason can be focused, and screen readers read the reason', async () => {
    const { user } = render(
      <StatusBadge tone="attention" label="Neglected" reason="No activity for 12 days." />,
    );
    expect(button('Neglected')).toHaveAccessibleDescription('No activity for 12 days.');
    await user.tab();
    expect(button('Neglected')).toHaveFocus();
    await expectAccessible();
  });

  test('without a reason is not a button', async () => {
    render(<StatusBadge tone="good" label="On Track" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('On Track')).toBeVisible();
    await expectAccessible();
  });
});
