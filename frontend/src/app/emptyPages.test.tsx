import '../areaData.ts';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { AssessmentsPage } from '../features/assessments/list/AssessmentsPage.tsx';
import { emptyDashboard } from '../features/dashboard/dashboard.fixture.ts';
import { HabitsPage } from '../features/habits/overview/HabitsPage.tsx';
import { ProjectsPage } from '../features/projects/list/ProjectsPage.tsx';
import { ResourcesPage } from '../features/resources/list/ResourcesPage.tsx';
import { SkillsPage } from '../features/skills/list/SkillsPage.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const openNew = async (page: ReactElement) => {
  respond(
    [analytics.dashboard, { body: { data: emptyDashboard } }],
    [habits.facts, { body: { data: { habits: [], archived: [], vacations: [] } } }],
    [skills.list, { body: { data: { skills: [] } } }],
    [resources.list, { body: { data: { resources: [] } } }],
    [projects.list, { body: { data: { projects: [] } } }],
    [assessments.list, { body: { data: { assessments: [] } } }],
    [reviews.list, { body: { data: { reviews: [] } } }],
  );
  await renderSignedIn(page, { _id: crypto.randomUUID() });
};

/** The title of each empty card, and the path of its first step. */
const firstSteps = () =>
  screen.getAllByRole('link', { name: /^(Add one|Make one|Log some)$/ }).map((link) => {
    const card = link.closest('section') as HTMLElement;
    return [within(card).getByRole('heading').textContent, link.getAttribute('href')];
  });

const stats = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.firstChild?.textContent]);

test('a new account’s dashboard has every figure, chart and card', async () => {
  await openNew(<DashboardScreen />);
  expect(await screen.findByText("Today's Completion")).toBeVisible();
  expect(stats().slice(0, 8)).toEqual([
    ['Current Streak', '0'],
    ['Learning Hours', '0\u00a0h'],
    ['Goals Completed', '0'],
    ['Skills Completed', '0'],
    ['Total Habits', '0'],
    ['Active Streaks', '0'],
    ['Longest Streak', '0 days'],
    ["Today's Completion", '0%'],
  ]);
  expect(firstSteps()).toEqual([
    ['Weekly Activity', '/habits/add'],
    ['Habit Analytics', '/habits/add'],
    ['Skill Progress', '/skills/add'],
    ['Learning Resources', '/learning/add'],
    ['Project Progress', '/projects/add'],
    ['Learning Time', '/skill-goals'],
  ]);
  for (const [title, zeros] of [
    ['Skill Progress', ['In Progress0', 'Completed0', 'Not Started0']],
    ['Learning Resources', ['Completed0', 'In Progress0', 'Not Started0']],
  ] as const) {
    const card = screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
    const slices = within(card).getAllByRole('listitem');
    expect(slices.map(({ textContent }) => textContent)).toEqual(zeros);
  }
  await expectAccessible();
});

test.each([
  [
    'habits',
    <HabitsPage key="" />,
    [
      ['Active Streaks', '0'],
      ['Longest Streak', '0'],
      ["Today's Completions", '0'],
      ['Average Rate', '0%'],
    ],
    [
      ['Habits by category', '/habits/add'],
      ['Completions, last 7 days', '/habits/add'],
    ],
  ],
  [
    'skills',
    <SkillsPage key="" />,
    [
      ['Total Skills', '0'],
      ['In Progress', '0'],
      ['Completed', '0'],
      ['Total Hours', '0\u00a0h'],
    ],
    [
      ['Skills by category', '/skills/add'],
      ['Progress', '/skills/add'],
    ],
  ],
  [
    'resources',
    <ResourcesPage key="" />,
    [
      ['Total Resources', '0'],
      ['In Progress', '0'],
      ['Completed', '0'],
      ['Learning Time', '0\u00a0h'],
    ],
    [
      ['By status', '/learning/add'],
      ['By type', '/learning/add'],
    ],
  ],
  [
    'projects',
    <ProjectsPage key="" />,
    [
      ['Total Projects', '0'],
      ['In Progress', '0'],
      ['Completed', '0'],
      ['Goals Completed', '0/0'],
    ],
    [
      ['Projects by status', '/projects/add'],
      ['Progress Overview', '/projects/add'],
    ],
  ],
  [
    'assessments',
    <AssessmentsPage key="" />,
    [
      ['Total Assessments', '0'],
      ['Average Confidence', '0'],
      ['Recent Assessments', '0'],
      ['Overdue Reviews', '0'],
    ],
    [
      ['Confidence Distribution', '/self-assessment?assess='],
      ['Assessments by Category', '/self-assessment?assess='],
    ],
  ],
])(
  'a new account’s %s have stats, charts, a filter and the first step',
  async (name, page, figures, charts) => {
    await openNew(page);
    expect(await screen.findByText(`No ${name} found`)).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Filter' })).toBeVisible();
    expect(stats()).toEqual(figures);
    // Charts are drawn only near the visible part of the page, or for printing.
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    await screen.findByRole('heading', { name: charts[0]?.[0] ?? '' });
    expect(firstSteps()).toEqual(charts);
    expect(document.querySelectorAll('td [data-day]')).toHaveLength(name === 'habits' ? 42 : 0);
    await expectAccessible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  },
);
