import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { apiBase } from '#shared/calls/route.ts';
import { projects } from '#shared/projects/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { failCalls, failureLogs, serverError } from '../network/failures.ts';
import { unroute } from '../network/unroute.ts';

/** In ms. The cache treats a second call within this time as the same call. */
const sameCall = 2_000;

const callsTo = ({ path }: { path: string }) => new RegExp(`${apiBase}${path}(\\?|$)`);

test.describe('refetching', () => {
  for (const { url, route, shown, message } of [
    {
      url: '/mini-projects',
      route: projects.list,
      shown: 'Ray tracer',
      message: 'Failed to fetch projects',
    },
    {
      url: '/self-assessment',
      route: assessments.list,
      shown: 'Rust',
      message: 'Failed to fetch assessments',
    },
    {
      url: '/activity-tracker',
      route: analytics.skillHeatmap,
      shown: 'Total Activities',
      message: 'Failed to fetch heatmap data',
    },
  ]) {
    test(`a list that can’t be refetched stays, and says “${message}”`, async ({
      page,
      person,
      expectConsoleError,
    }) => {
      expectConsoleError(failureLogs);
      const body = { name: 'Rust', category: 'Programming Language' } as const;
      const { data } = await person.call(skills.create, { body });
      await person.call(assessments.create, {
        body: { skill: data.skill._id, confidenceLevel: 3 },
      });
      await person.call(projects.create, { body: { name: 'Ray tracer' } });
      await page.clock.install();
      await page.goto(url);
      const main = page.getByRole('main');
      await expect(main.getByText(shown).first()).toBeVisible();
      await page.getByRole('link', { name: 'Habits', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Habit Tracker' })).toBeVisible();

      await page.clock.fastForward(sameCall);
      await failCalls(page, 'GET', callsTo(route), serverError);
      await page.goBack();
      await expect(main.getByRole('alert')).toContainText(message);
      await expect(main.getByText(shown).first()).toBeVisible();

      await unroute(page, callsTo(route));
      await main.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('a dashboard with no content says that there is no data', async ({ page, person }) => {
  await page.route(callsTo(analytics.dashboard), (r) => r.fulfill({ json: { data: null } }));
  await page.goto('/dashboard');
  await expect(page.getByText('No data available')).toBeVisible();
  await unroute(page, callsTo(analytics.dashboard));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No data available')).toHaveCount(0);
  await expect(
    page.getByText(`Lay the first stone, ${person.user.name.split(' ')[0]}`),
  ).toBeVisible();
});
