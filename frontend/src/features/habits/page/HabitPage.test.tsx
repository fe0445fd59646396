import '../../../areaData.ts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { habits } from '#shared/habits/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { paths } from '../../../paths.ts';
import { aHabit } from '../habit.fixture.ts';
import { HabitPage } from './HabitPage.tsx';

const today = '2026-11-20';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  return () => {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  };
});

const ended = aHabit({
  name: 'Read',
  days: ['2026-11-02', '2026-11-04', '2026-11-12'],
  endsOn: '2026-11-11',
  archivedOn: '2026-11-12',
});

const open = async (query = '') => {
  respond([habits.get, { body: { data: { ...ended, notes: [] } } }]);
  window.history.replaceState(null, '', `${paths.habit(ended._id)}${query}`);
  const page = (
    <Routes>
      <Route path={paths.habitRoute} element={<HabitPage />} />
    </Routes>
  );
  return renderSignedIn(page, { _id: crypto.randomUUID() });
};

test('a habit that has ended says how often it was kept, and its last day can be edited', async () => {
  const { user } = await open('?day=2026-11-11');
  expect(await screen.findByText(/Ended on 11 November: kept 2 of 10/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Next day' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'More for Read' }));
  expect(await screen.findByRole('menuitem', { name: 'Restore' })).toBeVisible();
  await user.keyboard('{Escape}');
  await expectAccessible();
});

test('a day after the end can’t be edited, even if it has a record', async () => {
  await open();
  expect(await screen.findByText('Archived: not counted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(screen.getByText('2 days done in 2026')).toBeVisible();
});
