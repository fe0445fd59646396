import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { Motivation } from './DashboardHead.tsx';
import { DashboardLoaded } from './DashboardLoaded.tsx';
import { emptyDashboard } from './dashboard.fixture.ts';
import { UpNext } from './UpNext.tsx';

test('the hint of the motivation level says how many days were active', async () => {
  render(<Motivation stats={{ motivationLevel: 'On Fire', recentActiveDays: 12 }} />);
  expect(screen.getByRole('button', { name: 'On Fire' })).toHaveAccessibleDescription(
    /^Your motivation level: active 12 of the last 14 days\./,
  );
  await expectAccessible();
});

const id = (n: number) => `01JD000000000000000000000${n}`;
const today = '2026-11-20';

test('Up next shows five lines at first, and all lines on demand', async () => {
  respond();
  const agenda = {
    recentSkills: [1, 2, 3].map((n) => ({
      _id: id(n),
      name: `Skill ${n}`,
      lastActivityDate: '2026-11-19',
    })),
    reviews: [4, 5].map((n) => ({
      _id: id(n),
      name: `Review ${n}`,
      nextReviewDate: `2026-11-1${n}`,
    })),
    deadlines: [6, 7].map((n) => ({
      area: 'resource' as const,
      _id: id(n),
      name: `Deadline ${n}`,
      deadline: `2026-11-2${n - 6}`,
      remainingMinutes: 120,
      project: null,
    })),
  };
  const { user } = await renderSignedIn(
    <UpNext
      agenda={agenda}
      toRecall={0}
      today={today}
      logAgain={({ name }) => <button type="button">Log {name}</button>}
    />,
  );
  const list = within(screen.getByRole('region', { name: 'Up next' }));
  const lines = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toEqual([
    'Review 4Review · 6 days overdueAssess',
    'Review 5Review · 5 days overdueAssess',
    'Deadline 62 h left · due today',
    'Skill 1Log again · yesterdayLog Skill 1',
    'Skill 2Log again · yesterdayLog Skill 2',
  ]);
  await expectAccessible();
  await user.click(list.getByRole('button', { name: 'All: Up next' }));
  expect(lines()).toHaveLength(7);
  await user.click(list.getByRole('button', { name: 'Show fewer' }));
  expect(lines()).toHaveLength(5);
});

test('an empty Up next says what will appear there', async () => {
  respond();
  await renderSignedIn(
    <UpNext agenda={emptyDashboard.agenda} toRecall={0} today={today} logAgain={() => null} />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Reviews, deadlines and skills/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('takeaways to recall are one of the five lines', async () => {
  respond();
  const recentSkills = [1, 2, 3, 4, 5].map((n) => ({
    _id: id(n),
    name: `Skill ${n}`,
    lastActivityDate: '2026-11-19',
  }));
  await renderSignedIn(
    <UpNext
      agenda={{ recentSkills, reviews: [], deadlines: [] }}
      toRecall={5}
      today={today}
      logAgain={() => null}
    />,
  );
  const lines = screen.getAllByRole('listitem');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toHaveTextContent('5 to recall');
  expect(screen.getByRole('link', { name: '5 to recall' })).toHaveAttribute('href', '/takeaways');
  await expectAccessible();
});

test('this month’s learning time is in minutes, with hours and minutes below', () => {
  const learningAnalytics = { ...emptyDashboard.learningAnalytics, monthlyLearningTime: 2010 };
  const habitAnalytics = { ...emptyDashboard.habitAnalytics, totalHabits: 1 };
  render(
    <DashboardLoaded
      data={{ ...emptyDashboard, learningAnalytics, habitAnalytics }}
      cairn={null}
    />,
  );
  const card = screen.getByRole('heading', { name: 'Learning Time' }).closest('section');
  expect(card).toHaveTextContent('This month2,010 min33 h 30 min');
});

test('a streak shows a number and its unit, with the full phrase as its title', () => {
  const habitAnalytics = {
    ...emptyDashboard.habitAnalytics,
    totalHabits: 1,
    longestStreak: 9,
    longestStreakUnit: 'time' as const,
  };
  render(<DashboardLoaded data={{ ...emptyDashboard, habitAnalytics }} cairn={null} />);
  expect(screen.getByText('9 times')).toHaveAttribute('title', '9 times in a row');
});
