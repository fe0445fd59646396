import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { daySetOf, packDays } from '#shared/days/daySet.ts';
import { allAmountsOf, packAmounts } from '#shared/habits/allAmounts.ts';
import type { Habit, Target } from '#shared/habits/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit } from '../habit.fixture.ts';
import { DayTicks } from './DayTicks.tsx';

const today = '2026-11-23';
const calendar = { today, weekStartsOn: 0 } as const;

/** A quiet limit of at most 2 cups, with the amount of today. */
const limit = (name: string, amount?: number, target: Partial<Target> = {}): Habit => {
  const days = amount === undefined ? [] : [today];
  const aim: Target = {
    from: '2026-11-02',
    target: 2,
    direction: 'at-most',
    quiet: true,
    ...target,
  };
  return aHabit({
    _id: `01JD0000000000000000${name.padEnd(6, 'X').toUpperCase()}`,
    name,
    kind: 'amount',
    unit: 'cups',
    target: aim.target,
    direction: aim.direction,
    quiet: true,
    targets: [aim],
    due: 'off',
    recorded: packDays(daySetOf(days)),
    history: packDays(
      daySetOf(amount !== undefined && (amount <= 2 || target.targetPer) ? days : []),
    ),
    amounts: amount === undefined ? [] : [{ date: today, amount }],
    ...(target.targetPer && {
      frequency: 'weekly',
      allAmounts: packAmounts(allAmountsOf(new Map(amount === undefined ? [] : [[today, amount]]))),
    }),
  });
};

const show = (...habits: Habit[]) => {
  respond();
  return renderSignedIn(
    <DayTicks
      habits={habits}
      inFocus={[]}
      day={today}
      calendar={calendar}
      onTick={() => undefined}
      onTask={() => undefined}
    />,
  );
};

test.each<[string, Habit[], string]>([
  ['are kept without a record', [limit('Sweets'), limit('Coffee')], 'Limits: 2 kept so far'],
  ['are kept within the target', [limit('Sweets'), limit('Coffee', 2)], 'Limits: 2 kept so far'],
  [
    'say how many are kept after a slip',
    [limit('Sweets'), limit('Coffee', 3)],
    'Limits: 1 of 2 kept so far',
  ],
  [
    'of a week are exceeded by the sum of the week',
    [limit('Coffee', 3, { targetPer: 'week' })],
    'Limits: 0 of 1 kept so far',
  ],
])('limits %s', async (_, habits, line) => {
  await show(...habits);
  expect(await screen.findByRole('button', { name: line })).toBeVisible();
  expect(screen.queryByText(/extra/)).toBeNull();
});

test('a press on the line shows the limits', async () => {
  const { container, user } = await show(limit('Sweets'), aHabit({ name: 'Read' }));
  const line = await screen.findByRole('button', { name: 'Limits: 1 kept so far' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Sweets')).toBeNull();
  await user.click(line);
  expect(screen.getByText('Sweets')).toBeVisible();
  expect(screen.getByRole('button', { name: /Sweets, 23 November: add 1/ })).toBeVisible();
  await expectAccessible(container);
});

test('without quiet limits there is no line', async () => {
  await show(aHabit({ name: 'Read' }));
  expect(screen.queryByText(/Limits/)).toBeNull();
});
