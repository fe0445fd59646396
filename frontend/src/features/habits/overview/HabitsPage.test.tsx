import '../../../areaData.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lastDays } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { Cairn } from '../cairn/Cairn.tsx';
import { aHabit } from '../habit.fixture.ts';
import { HabitsPage } from './HabitsPage.tsx';

/** A Friday. */
const today = '2026-11-20';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  return () => void vi.useRealTimers();
});

const walk = aHabit({ _id: '01JD000000000000000000000W', name: 'Walk', days: [today] });
const read = aHabit({
  _id: '01JD000000000000000000000R',
  name: 'Read',
  days: lastDays(10, today),
  archivedOn: today,
  longestStreak: 10,
});

const open = (shown: readonly Habit[], archived: readonly Habit[]) => {
  respond(
    [habits.facts, { body: { data: { habits: shown, archived, vacations: [] } } }],
    [reviews.list, { body: { data: { reviews: [] } } }],
  );
  return renderSignedIn(
    <>
      <HabitsPage />
      <Cairn />
    </>,
    { _id: crypto.randomUUID() },
  );
};

const cell = (name: RegExp) => screen.getByRole('button', { name });

test('an archived habit leaves today’s list, and the days on which it was done still count it', async () => {
  const { user } = await open([walk], [read]);
  const strip = await screen.findByRole('region', { name: 'Today' });
  expect(within(strip).getByText('2 of 2 done')).toBeVisible();
  await user.click(within(strip).getByRole('button', { name: '1 already done' }));
  expect(within(strip).queryByRole('button', { name: /^Read/ })).toBeNull();

  expect(
    await screen.findByRole('button', { name: /20 November 2026: 2 of 2 done$/ }),
  ).toBeVisible();
  expect(cell(/19 November 2026: 1 of 2 done$/)).toBeVisible();
  expect(cell(/^Read, 19 November: done$/)).toBeVisible();

  await user.click(within(strip).getByRole('button', { name: 'Yesterday' }));
  const yesterday = screen.getByRole('region', { name: 'Yesterday' });
  expect(within(yesterday).getByText('1 of 2 done')).toBeVisible();
  await user.click(within(yesterday).getByRole('button', { name: '1 already done' }));
  expect(within(yesterday).getByRole('button', { name: 'Read, 19 November: done' })).toBeVisible();
  await expectAccessible();
});

test('a past day lists a habit that was archived later, and its fraction counts the habit', async () => {
  const { user } = await open([walk], [read]);
  await user.click(await screen.findByRole('button', { name: /19 November 2026: / }));
  const panel = await screen.findByRole('dialog');
  expect(within(panel).getByText('1 of 2 done')).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'Read, 19 November: done' })).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Next day' }));
  expect(within(panel).getByText('2 of 2 done')).toBeVisible();
});

test('a habit that has ended leaves today’s list, and the archive says how often it was kept', async () => {
  // The list was loaded before the habit ended.
  const ended = aHabit({
    _id: read._id,
    name: 'Read',
    days: ['2026-11-02', '2026-11-04', '2026-11-12'],
    endsOn: '2026-11-11',
  });
  const { user } = await open([walk, ended], []);
  const strip = await screen.findByRole('region', { name: 'Today' });
  expect(within(strip).getByText('1 of 1 done')).toBeVisible();
  // No figure counts a record after the end.
  expect(cell(/12 November 2026: 0 of 1 done$/)).toBeVisible();
  expect(cell(/11 November 2026: 0 of 2 done$/)).toBeVisible();
  expect(cell(/4 November 2026: 1 of 2 done$/)).toBeVisible();
  await user.click(cell(/12 November 2026: /));
  const panel = await screen.findByRole('dialog');
  expect(within(panel).queryByText('Read')).toBeNull();
  await user.click(within(panel).getByRole('button', { name: 'Previous day' }));
  expect(within(panel).getByRole('button', { name: /^Read, 11 November/ })).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(await screen.findByRole('button', { name: 'More for all habits' }));
  await user.click(await screen.findByRole('menuitem', { name: /Archive/ }));
  const archive = await screen.findByRole('dialog', { name: 'Archived habits' });
  expect(within(archive).getByText('Ended on 11 November: kept 2 of 10')).toBeVisible();
  expect(within(archive).getByRole('button', { name: 'Restore Read' })).toBeVisible();
  await expectAccessible();
});

test('the stones of an archived habit stay on the cairn', async () => {
  await open([], [read]);
  expect(await screen.findByText(/^10 stones/)).toBeVisible();
});

test('an optional habit is marked in today’s list and in the calendar', async () => {
  await open([walk, aHabit({ _id: read._id, name: 'Call', ...weekly })], []);
  // The habit is in today's list and in the calendar.
  const calls = { name: 'Call, 20 November: not done, optional' };
  expect(await screen.findAllByRole('button', calls)).toHaveLength(2);
  expect(cell(/20 November 2026: 1 of 1 done, 1 optional$/)).toBeVisible();
  // Saturday is the last day of a week.
  expect(cell(/^Call, 14 November: not done$/)).toBeVisible();
  expect(cell(/14 November 2026: 0 of 2 done$/)).toBeVisible();
});

const weekly: Partial<Habit> = {
  frequency: 'weekly',
  schedules: [{ from: '2026-11-02', frequency: 'weekly' }],
};
