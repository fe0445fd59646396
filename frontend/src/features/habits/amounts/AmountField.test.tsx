import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { Habit } from '#shared/habits/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { habitAfter } from '../../../domain/habits/dayEdits.ts';
import { aHabit } from '../habit.fixture.ts';
import { AmountField } from './AmountField.tsx';

const day = '2026-11-20';
const water = aHabit({
  name: 'Water',
  kind: 'amount',
  unit: 'glasses',
  target: 8,
  targets: [{ from: '2026-11-02', target: 8, direction: 'at-least' }],
});
const coffee: Habit = {
  ...water,
  unit: 'cups',
  targets: [{ from: '2026-11-02', target: 2, direction: 'at-most' }],
};

const Field = ({ habit, first }: { readonly habit: Habit; readonly first: number | null }) => {
  const amounts = first === null ? [] : [{ date: day, amount: first }];
  const [shown, setShown] = useState<Habit>({ ...habit, amounts });
  return (
    <AmountField
      habit={shown}
      day={day}
      onSet={(before, date, set) => setShown(habitAfter(before, date, set))}
    />
  );
};

const field = () => screen.getByRole('textbox');
const button = (name: string) => screen.getByRole('button', { name });

describe('an amount', () => {
  test.each([
    ['Add 1 (glasses)', null, '1 of 8 glasses'],
    ['Add 5 glasses', 5.5, '10.5 of 8 glasses'],
    ['Add 10 glasses', 0, '10 of 8 glasses'],
    ['Take 1 (glasses) off', 5, '4 of 8 glasses'],
    ['Take 1 (glasses) off', 0.5, '0 of 8 glasses'],
    ['Clear', 5, '0 of 8 glasses'],
  ])('%s changes %s to %s', async (name, first, said) => {
    const { user } = render(<Field habit={water} first={first} />);
    await user.click(button(name));
    expect(screen.getByText(said)).toHaveAttribute('aria-live', 'polite');
    expect(button(name)).toHaveFocus();
    await expectAccessible();
  });

  test.each([
    ['7,5', '7.5 of 8 glasses', ''],
    ['1.234', '5 of 8 glasses', 'Amount may have at most two decimal places'],
    ['abc', '5 of 8 glasses', 'Amount must be a number'],
  ])('that is typed as %s: %s %s', async (typed, said, wrong) => {
    const { user } = render(<Field habit={water} first={5} />);
    expect(field()).toHaveAccessibleName('Amount in glasses');
    expect(button('Set')).toHaveAttribute('aria-disabled', 'true');
    await user.clear(field());
    await user.type(field(), `${typed}{Enter}`);
    expect(screen.getByText(said)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(wrong);
    await expectAccessible();
  });

  test('that is missing can’t be lowered or cleared, and the buttons keep the focus', async () => {
    const { user } = render(<Field habit={water} first={null} />);
    for (const name of ['Take 1 (glasses) off', 'Clear']) {
      await user.click(button(name));
      expect(button(name)).toHaveFocus();
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
    expect(screen.getByText('0 of 8 glasses')).toBeVisible();
  });

  test('with a limit can be recorded as none', async () => {
    const { user } = render(<Field habit={coffee} first={null} />);
    expect(screen.getByText('at most 2 cups')).toBeVisible();
    await user.click(button('None'));
    expect(screen.getByText('0 of at most 2 cups')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'None' })).toBeNull();
  });
});
