import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { disconnect, failedCalls, isInstalled, test } from './ownSite.ts';
import { type Person, today } from './person.ts';
import { preloaded } from './preloaded.ts';
import { pressAll } from './pressAll.ts';
import type { Site } from './releases.ts';
import { expect } from './test.ts';

/** Two of each, so that one is left where the other was deleted. They differ by a number alone. */
const fill = async ({ call }: Person) => {
  let ids = { skill: '', project: '' };
  for (const n of [1, 2]) {
    await call(habits.create, { body: { name: `Habit ${n}`, frequency: 'daily' } });
    const made = await call(skills.create, { body: { name: `Skill ${n}`, category: 'Creative' } });
    const skill = made.data.skill._id;
    await call(skills.logHours, { params: { id: skill }, body: { hours: 1, date: today() } });
    await call(assessments.create, {
      body: { skill, confidenceLevel: 2, selfRating: 2, assessmentDate: today() },
    });
    await call(resources.create, { body: { title: `Resource ${n}`, relatedSkills: [skill] } });
    const goals = [1, 2, 3].map((goal) => ({ description: `Goal ${goal}`, completed: false }));
    const body = { name: `Project ${n}`, description: 'By hand', goals };
    const { data } = await call(projects.create, { body });
    ids = { skill, project: data.project._id };
  }
  return ids;
};

/** SKILL and PROJECT stand for the ids of some. */
const screens = [
  '/dashboard',
  '/habits',
  '/habits?view=list',
  '/habits/add',
  '/skills',
  '/skills/add',
  '/skills/SKILL/log-hours',
  '/learning-planner',
  '/learning/add',
  '/mini-projects',
  '/projects/add',
  '/projects/PROJECT/goals',
  '/self-assessment',
  '/assessments/skill/SKILL/history',
  '/activity-tracker',
  '/profile',
];

const signedOutScreens = ['/login', '/register', '/forgot-password', '/reset-password'];

const removeFiles = async (_: BrowserContext, site: Site): Promise<void> =>
  rmSync(join(site.dir, 'assets'), { recursive: true });

const pages = [...signedOutScreens, ...screens];

for (const { when, serviceWorkers, happens, parts } of [
  {
    when: 'the network is gone',
    serviceWorkers: 'allow',
    happens: disconnect,
    parts: [...pages, 'the bar'],
  },
  {
    when: 'a deployment has removed its files',
    serviceWorkers: 'block',
    happens: removeFiles,
    parts: [...pages, 'the bar'],
  },
  {
    when: 'the network is gone, and nothing is installed',
    serviceWorkers: 'block',
    happens: disconnect,
    parts: ['the bar'],
  },
] as const) {
  test.describe(`where ${when}, each control works or says why:`, () => {
    test.use({ serviceWorkers });
    test.beforeEach(({ expectConsoleError }) => {
      test.slow();
      expectConsoleError(failedCalls);
      expectConsoleError(/could not be loaded|Refused to apply style/);
    });

    for (const name of parts) {
      test(name, async ({ page, context, site, signedIn }) => {
        const { skill, project } = await fill(signedIn);
        if (signedOutScreens.includes(name)) {
          await context.setStorageState({ cookies: [], origins: [] });
        }
        const path = name.replace('the bar', '/profile');
        await page.goto(path.replace('SKILL', skill).replace('PROJECT', project));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (serviceWorkers === 'allow') await isInstalled(page);
        await preloaded(page);
        await happens(context, site);
        await pressAll(page, page.getByRole(name === 'the bar' ? 'banner' : 'main'));
      });
    }
  });
}
