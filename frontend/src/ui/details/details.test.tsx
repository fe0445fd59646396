import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { ClampedText } from './ClampedText.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TagList } from './TagList.tsx';

const button = (name: string) => screen.getByRole('button', { name });

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
    // The old text is selected, so typing replaces it.
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
