import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { AgendaCard, hasAgenda } from './AgendaCard.tsx';
import { DashboardLoaded } from './DashboardLoaded.tsx';
import { Motivation } from './DashboardPage.tsx';
import { emptyDashboard } from './dashboard.fixture.ts';

test('the motivation level stands beside the days that it follows from', async () => {
  render(<Motivation stats={{ motivationLevel: 'On Fire', recentActiveDays: 12 }} />);
  expect(screen.getByRole('button', { name: 'On Fire' })).toHaveAccessibleDescription(
    /^Your motivation level/,
  );
  expect(screen.getByText('Active 12 of the last 14 days')).toBeVisible();
  await expectAccessible();
});

test('the skills that are finished next lead to their pages, and none makes no card', async () => {
  const finishedNext = [
    { _id: '01JD0000000000000000000001', name: 'Rust', finish: '2026-12-01' },
    { _id: '01JD0000000000000000000002', name: 'Piano', finish: '2027-05-12' },
  ];
  const { agenda } = emptyDashboard;
  expect(hasAgenda(emptyDashboard)).toBe(false);
  expect(hasAgenda({ agenda, finishedNext })).toBe(true);
  render(
    <AgendaCard
      agenda={agenda}
      finishedNext={finishedNext}
      today="2026-11-20"
      logAgain={() => null}
    />,
  );
  const list = within(screen.getByRole('region', { name: 'Finished next' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rustabout 1 December',
    'Pianoabout 12 May 2027',
  ]);
  expect(list.getByRole('link', { name: 'Rust' })).toHaveAttribute(
    'href',
    '/skills/01JD0000000000000000000001',
  );
  await expectAccessible();
});

test('the month’s learning time is minutes, with its hours below', () => {
  const learningAnalytics = { ...emptyDashboard.learningAnalytics, monthlyLearningTime: 2010 };
  const habitAnalytics = { ...emptyDashboard.habitAnalytics, totalHabits: 1 };
  render(<DashboardLoaded data={{ ...emptyDashboard, learningAnalytics, habitAnalytics }} />);
  const card = screen.getByRole('heading', { name: 'Learning Time' }).closest('section');
  expect(card).toHaveTextContent('This month2,010 min33 h 30 min');
});
