import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Habit } from '#shared/habits/model.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit } from '../habit.fixture.ts';
import { AwayQuestion } from './AwayQuestion.tsx';

const calendar = { today: '2027-01-10', weekStartsOn: 0 } as const;
const away = [{ from: '2026-12-20', to: '2027-01-09' }, { from: '2027-01-11' }];

const aim = { target: 2, direction: 'at-most', quiet: true } as const;

const limit = (more: Partial<Habit> = {}): Habit =>
  aHabit({
    _id: '01JD0000000000000000000001',
    name: 'Coffee',
    kind: 'amount',
    unit: 'cups',
    ...aim,
    targets: [{ from: '2026-11-02', ...aim }],
    away,
    ...more,
  });

const show = (...habits: Habit[]) => {
  respond();
  return renderSignedIn(<AwayQuestion habits={habits} calendar={calendar} />);
};

test('there is no question without a long break', async () => {
  await show(limit({ away: [{ from: '2027-01-11' }] }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('for one limit, the question names its target', async () => {
  await show(limit());
  expect(screen.getByRole('status')).toHaveTextContent(
    'Coffee: within 2 cups from 20 December to 9 January?',
  );
});

test('for several limits, there is one question', async () => {
  await show(limit(), limit({ _id: '01JD0000000000000000000002', name: 'Sweets' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Within your limits from 20 December to 9 January?',
  );
});

test.each([
  ['Yes', 'amounts'],
  ['Leave out', 'skipped'],
] as const)('the answer %s sets %s for each open day of each year', async (answer, field) => {
  const { user, outbox } = await show(limit());
  await user.click(screen.getByRole('button', { name: answer }));
  const requests = outbox.pending().map(({ request }) => request);
  const days = requests.map(({ body }) => (body as Record<string, unknown[]>)[field]?.length);
  expect(requests.map(({ params }) => params?.year)).toEqual(['2026', '2027']);
  expect(days).toEqual([12, 9]);
});
