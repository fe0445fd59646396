import '../areaData.ts';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { useMake } from '../data/changes/useMake.ts';
import { createAssessment } from '../domain/assessments/edits.ts';
import { createHabit } from '../domain/habits/edits.ts';
import { createProject } from '../domain/projects/edits.ts';
import { createResource } from '../domain/resources/edits.ts';
import { createSkill } from '../domain/skills/edits.ts';
import { ActivityPage } from '../features/activity/ActivityPage.tsx';
import { AssessmentsPage } from '../features/assessments/list/AssessmentsPage.tsx';
import { HabitsPage } from '../features/habits/overview/HabitsPage.tsx';
import { ProjectsPage } from '../features/projects/list/ProjectsPage.tsx';
import { ResourcesPage } from '../features/resources/list/ResourcesPage.tsx';
import { SkillsPage } from '../features/skills/list/SkillsPage.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { MarkNotSent } from './frame/MarkNotSent.tsx';

const rust = '01J00000000000000000000000';

type Area = {
  readonly page: ReactElement;
  readonly list: Route;
  readonly empty: object;
  readonly add: readonly [mutation: { readonly route: Route }, body: object];
};

/** The areas under test: the page of each, and the item that the test adds to it. */
const areas = {
  habits: {
    page: <HabitsPage />,
    list: habits.facts,
    empty: { habits: [], archived: [], vacations: [] },
    add: [createHabit, { name: 'Read', frequency: 'daily' }],
  },
  skills: {
    page: <SkillsPage />,
    list: skills.list,
    empty: { skills: [] },
    add: [createSkill, { name: 'Rust', category: 'Other' }],
  },
  resources: {
    page: <ResourcesPage />,
    list: resources.list,
    empty: { resources: [] },
    add: [createResource, { title: 'SICP', type: 'Book' }],
  },
  projects: {
    page: <ProjectsPage />,
    list: projects.list,
    empty: { projects: [] },
    add: [createProject, { name: 'Ray tracer', description: 'Spheres' }],
  },
  assessments: {
    page: <AssessmentsPage />,
    list: assessments.list,
    empty: { assessments: [] },
    add: [createAssessment, { skill: rust, confidenceLevel: 3 }],
  },
} as const satisfies Readonly<Record<string, Area>>;

/** Opens a page. Returns a function that adds an item to it. */
const open = async (page: ReactElement, [mutation, body]: Area['add'] = areas.skills.add) => {
  let add = () => {};
  const Adding = () => {
    const make = useMake();
    add = () =>
      void make(mutation, { body } as never, { label: 'New: something', failure: 'Failed' });
    return null;
  };
  const rendered = await renderSignedIn(
    <MarkNotSent>
      {page}
      <Adding />
    </MarkNotSent>,
    { _id: crypto.randomUUID() },
  );
  return { ...rendered, add: () => act(add) };
};

const note = /has not been loaded on this device yet. Go online to load (?:it|them)\./;

describe('without a network', () => {
  test.each<[string, ReactElement]>([
    ['dashboard', <DashboardScreen key="dashboard" />],
    ['activity', <ActivityPage key="activity" />],
    ...Object.entries(areas).map(([name, { page }]): [string, ReactElement] => [name, page]),
  ])('the page of %s says that it has not been loaded on this device', async (_, page) => {
    respond();
    await open(page);
    expect((await screen.findAllByText(note))[0]).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Could not reach the server/)).toBeNull();
    await expectAccessible();
  });

  test('a page that was never loaded opens by itself or by a tap once the network is back', async () => {
    const { page, list, empty } = areas.resources;
    const back = () => respond([list, { body: { data: empty } }]);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    respond();
    const first = await open(page);
    await screen.findByText(note);
    back();
    act(() => void vi.advanceTimersByTime(20_000));
    vi.useRealTimers();
    expect(await screen.findByText('No resources found')).toBeVisible();
    first.unmount();

    respond();
    const { user } = await open(page);
    await screen.findByText(note);
    back();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No resources found')).toBeVisible();
  });

  test.each(Object.entries(areas))(
    'if the list of %s was never loaded here, an added item is listed by name',
    async (_, area) => {
      respond();
      const { add } = await open(area.page, area.add);
      await screen.findByText(note);
      add();
      const added = screen.getByRole('list', { name: 'Added on this device' });
      expect(within(added).getByText('New: something')).toBeVisible();
      expect(within(added).getByText('Not sent yet')).toBeVisible();
      await expectAccessible();
    },
  );

  test.each(Object.entries(areas))(
    'an item added to %s is in the list, and marked as not sent',
    async (_, area) => {
      const noReviews = { body: { data: { reviews: [] } } };
      const noTimer = { body: { data: { timer: null } } };
      respond(
        [area.list, { body: { data: area.empty } }],
        [reviews.list, noReviews],
        [timerRoutes.get, noTimer],
      );
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      const { add } = await open(area.page, area.add);
      expect(await screen.findByText(/^No \w+ found$/)).toBeVisible();
      add();
      expect(screen.queryByText(/^No \w+ found$/)).toBeNull();
      expect(screen.queryByText(/not sent yet/i)).toBeNull();
      onLine.mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('offline')));
      expect(screen.getByText(/not sent yet/i)).toBeVisible();
      await expectAccessible();
    },
  );
});
