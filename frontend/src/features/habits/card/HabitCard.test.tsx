import '../../../domain/habits/edits.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit, anAmountHabit } from '../habit.fixture.ts';
import { HabitCard } from './HabitCard.tsx';

const today = '2026-11-24';
const nothing = () => undefined;

const open = async (given: Parameters<typeof aHabit>[0]) => {
  respond();
  return renderSignedIn(
    <HabitCard
      habit={aHabit(given)}
      today={today}
      onTick={nothing}
      onDelete={nothing}
      onTask={nothing}
    />,
  );
};

test('a card has five controls, and a streak has a number, a unit, and the full phrase as its title', async () => {
  await open({ currentStreak: 40, longestStreak: 67, lastCompletionDate: today, atRisk: true });
  const card = screen.getByRole('article');
  const controls = [...card.querySelectorAll<HTMLElement>('a, button:not([aria-describedby])')];
  expect(controls.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Read 10 pages',
    'Read 10 pages: mark complete today',
    'Edit Read 10 pages',
    'Delete Read 10 pages',
    'More for Read 10 pages',
  ]);
  expect(within(card).getByText('40 days')).toHaveAttribute('title', '40 days in a row');
  expect(card).not.toHaveTextContent('in a row');
  expect(card).toHaveTextContent('Last activitytodayAt risk');
  expect(card).toHaveTextContent('Do it today, or the streak (40 days) ends.');
  await expectAccessible();
});

test('days beyond the target have a line of their own, and the progress is 100%', async () => {
  await open({ totalCompletions: 2556, targetDays: 30, progressTowardsTarget: 100 });
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(/2,556 of 30 days2,526 days beyond the target.*100%/);
});

test('the difficulty comes after category and time of day', async () => {
  await open({ timeOfDay: 'morning', difficulty: 'Easy' });
  expect(screen.getByText(/· Easy$/)).toHaveTextContent(/^Every day.*Personal · Morning · Easy$/);
});

test.each([
  ['min', 1],
  ['pages', 0],
])('a habit in %s has %i buttons for the key t', async (unit, count) => {
  await open({ kind: 'amount', unit });
  expect(screen.getByRole('article').querySelectorAll('[data-key=t]')).toHaveLength(count);
});

test('the button of a habit with a monthly total asks how much, and never ticks', async () => {
  respond();
  const calendar = { today, weekStartsOn: 0 } as const;
  const aim = { target: 120, direction: 'at-least', targetPer: 'month' } as const;
  const walk = anAmountHabit(aim, { '2026-11-20': 80 }, calendar, { name: 'Walk' });
  const asked: unknown[] = [];
  const { user } = await renderSignedIn(
    <HabitCard
      habit={walk}
      today={today}
      onTick={nothing}
      onDelete={nothing}
      onTask={(task, { name }, day) => asked.push([task, name, day])}
    />,
  );
  expect(screen.getByRole('article')).toHaveTextContent('At least 120 minutes a month');
  expect(screen.getByRole('article')).toHaveTextContent(
    '80 of 116 minutes; 36 more by 30 November',
  );
  await user.click(screen.getByRole('button', { name: /^Walk: say how much today/ }));
  expect(asked).toEqual([['amount', 'Walk', today]]);
});

test('the badge explains paused days for a paused habit, and nothing for an archived one', async () => {
  await open({ pauses: [{ from: '2026-11-20' }] });
  expect(screen.getByRole('button', { name: /^Paused/ })).toHaveAccessibleDescription(
    'Paused days don’t count: no streak breaks, and strength stays the same.',
  );
  cleanup();
  await open({ archivedOn: '2026-11-20' });
  expect(screen.getByText('Archived')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Archived' })).toBeNull();
});
