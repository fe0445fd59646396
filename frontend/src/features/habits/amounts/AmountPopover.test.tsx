import '../../../domain/habits/edits.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { anAmountHabit } from '../habit.fixture.ts';
import { isCompletedOn } from '../view.ts';
import { AmountPopover } from './AmountPopover.tsx';

/** A Friday. The weeks begin on Sunday. */
const today = '2026-11-20';
const calendar = { today, weekStartsOn: 0 } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  return () => void vi.useRealTimers();
});

type Given = Parameters<typeof anAmountHabit>;

const show = (aim: Given[0], amounts: Given[1]) => {
  respond();
  const habit = anAmountHabit(aim, amounts, calendar, { name: 'Walk' });
  const completed = isCompletedOn(habit, today);
  return renderSignedIn(
    <AmountPopover
      habit={habit}
      day={today}
      completed={completed}
      isMet={completed}
      isCounted={false}
    />,
  );
};

test('the row of a weekly total shows the total of its week, and opens the field for the amount', async () => {
  const aim = { target: 120, direction: 'at-least', targetPer: 'week' } as const;
  const { user, outbox } = await show(aim, { '2026-11-16': 80 });
  const row = screen.getByTitle('Walk');
  expect(row).toHaveTextContent('not done, optional, 80 of 120 minutes this week');
  await user.click(row);
  expect(outbox.pending()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add 10 minutes' }));
  expect(outbox.pending()).toMatchObject([{ request: { body: { add: 10 } } }]);
  await expectAccessible();
});

test('the row of a limit says that there is no record, or that the amount is above the limit', async () => {
  const quiet = { target: 0, direction: 'at-most', quiet: true } as const;
  const { unmount } = await show(quiet, {});
  expect(screen.getByTitle('Walk')).toHaveTextContent('no record, not at all');
  unmount();
  await show(quiet, { [today]: 2 });
  expect(screen.getByTitle('Walk')).toHaveTextContent('above the limit, 2 minutes');
});
