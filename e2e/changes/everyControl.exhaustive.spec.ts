import { assessments } from '#shared/assessments/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { pressAll } from '../pages/pressAll.ts';
import { disconnect, failedCalls, isInstalled, test } from '../sites/ownSite.ts';

/**
 * Adds two habits, skills, assessments, resources and projects, so that one of each remains if the other is deleted.
 * Their names differ only by a number.
 */
const fill = async ({ call }: Person) => {
  let ids = { skill: '', resource: '', project: '' };
  for (const n of [1, 2]) {
    await call(habits.create, { body: { name: `Habit ${n}`, frequency: 'daily' } });
    const made = await call(skills.create, { body: { name: `Skill ${n}`, category: 'Creative' } });
    const skill = made.data.skill._id;
    await call(skills.logHours, { params: { id: skill }, body: { hours: 1, date: today() } });
    await call(assessments.create, {
      body: { skill, confidenceLevel: 2, selfRating: 2, assessmentDate: today() },
    });
    const parts = ['First', 'Second'].map((title) => ({ title }));
    const book = { title: `Resource ${n}`, relatedSkills: [skill], parts };
    const resource = (await call(resources.create, { body: book })).data.resource._id;
    const goals = [1, 2, 3].map((goal) => ({ description: `Goal ${goal}`, completed: false }));
    const body = { name: `Project ${n}`, description: 'By hand', goals };
    const { data } = await call(projects.create, { body });
    ids = { skill, resource, project: data.project._id };
  }
  return ids;
};

/** SKILL, RESOURCE and PROJECT stand for ids. */
const screens = [
  '/dashboard',
  '/habits',
  '/habits?view=list',
  '/habits/add',
  '/skills',
  '/skills/add',
  '/skills/SKILL/log-hours',
  '/skills/SKILL',
  '/learning-planner',
  '/learning/add',
  '/learning/RESOURCE',
  '/mini-projects',
  '/projects/add',
  '/projects/PROJECT',
  '/projects/PROJECT/goals',
  '/self-assessment',
  '/assessments/skill/SKILL/history',
  '/takeaways',
  '/takeaways/all',
  '/activity-tracker',
  '/profile',
];

const signedOutScreens = ['/login', '/register', '/forgot-password', '/reset-password'];

const pages = [...signedOutScreens, ...screens];

test.describe('without a network', () => {
  // The service worker has the code, so the pages open offline.
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ expectConsoleError }) => {
    test.slow();
    expectConsoleError(failedCalls);
  });

  for (const name of [...pages, 'the bar']) {
    test(`without a network, each control on ${name} works or says why not`, async ({
      page,
      context,
      site,
      signedIn,
    }) => {
      const { skill, resource, project } = await fill(signedIn);
      if (signedOutScreens.includes(name)) {
        await context.setStorageState({ cookies: [], origins: [] });
      }
      const path = name.replace('the bar', '/profile');
      await page.goto(
        path.replace('SKILL', skill).replace('RESOURCE', resource).replace('PROJECT', project),
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isInstalled(page);
      await disconnect(context, site);
      await pressAll(page, page.getByRole(name === 'the bar' ? 'banner' : 'main'));
    });
  }
});
