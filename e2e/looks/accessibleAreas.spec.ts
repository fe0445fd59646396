import type { Page } from '@playwright/test';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import {
  type Person,
  registerPerson,
  sharedAccount,
  signIn,
  test,
  today,
} from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { type FullAccount, fillAccount } from '../accounts/fullAccount.ts';
import { rate } from '../pages/rate.ts';
import {
  expectAccessibleInTurn,
  expectFitInEveryLook,
  expectReadableInOtherLooks,
  expectSeenOnEveryScreen,
} from './everyLook.ts';
import { expectFitInLongWords } from './longWords.ts';

const nobodys = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

const headingShown = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const chartsDrawn = (page: Page, count: number) =>
  expect(page.getByRole('main').locator('svg[role=img]')).toHaveCount(count);

const cardsShown = (page: Page, count: number) =>
  expect(page.getByRole('article')).toHaveCount(count);

type Screen<Given extends readonly unknown[]> = {
  readonly name: string;
  readonly open: (page: Page, ...given: Given) => Promise<unknown>;
};

const dashboardAndSkills: readonly Screen<[FullAccount]>[] = [
  {
    name: 'dashboard',
    open: async (page) => {
      await page.goto('/dashboard');
      await chartsDrawn(page, 3);
    },
  },
  {
    name: 'skills',
    open: async (page) => {
      await page.goto('/skills');
      await cardsShown(page, 3);
      await chartsDrawn(page, 1);
    },
  },
  {
    name: 'a filter that no skill passes',
    open: async (page) => {
      await page.goto('/skills?filter=completed');
      await expect(page.getByText('No skills found')).toBeVisible();
      await chartsDrawn(page, 1);
    },
  },
  {
    name: 'the question before a skill is deleted',
    open: async (page) => {
      await page.goto('/skills');
      await page.getByRole('button', { name: 'Delete Rust' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete Skill?' })).toBeVisible();
    },
  },
  {
    name: 'a skill in the form',
    open: async (page) => {
      await page.goto('/skills');
      await page.getByRole('link', { name: 'Edit Rust' }).click();
      await headingShown(page, 'Edit Skill');
    },
  },
  {
    name: 'hours of a skill',
    open: async (page, { skillId }) => {
      await page.goto(`/skills/${skillId}/log-hours`);
      await expect(page.getByRole('list', { name: 'Recent activities' })).toContainText(
        '1 h 15 min',
      );
    },
  },
  {
    name: 'a skill, with a pace of more hours than a week has',
    open: async (page, { skillId }) => {
      await page.goto(`/skills/${skillId}`);
      await expect(page.getByRole('list', { name: 'Recent activities' })).toContainText(
        '1 h 15 min',
      );
      await page.getByRole('button', { name: 'How sure?' }).click();
      await page.getByLabel('At another pace, hours a week').fill('169');
      await expect(page.getByText('A week has 168 hours.')).toBeVisible();
    },
  },
  {
    name: 'an activity of a skill, filled in wrongly',
    open: async (page, { skillId }) => {
      await page.goto(`/skills/${skillId}/log-hours`);
      await page.getByRole('main').getByText('Activity', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Minutes' }).fill('9999');
      await page.getByRole('button', { name: /^Log / }).click();
      await expect(page.getByRole('textbox', { name: 'Minutes' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
  },
];

const activityAndResources: readonly Screen<[FullAccount]>[] = [
  {
    name: 'activity tracker',
    open: async (page) => {
      await page.goto('/activity-tracker');
      await expect(page.getByText('Skills Need Attention')).toBeVisible();
      await expect(page.locator(`[data-day="${today()}"]`)).toBeVisible();
    },
  },
  {
    name: 'the activities of one day in the tracker',
    open: async (page) => {
      await page.goto('/activity-tracker?days=30');
      await page.locator(`[data-day="${today()}"]`).focus();
      await expect(page.getByRole('tooltip', { includeHidden: true })).toBeVisible();
    },
  },
  {
    name: 'learning planner',
    open: async (page) => {
      await page.goto('/learning-planner');
      await page.getByRole('button', { name: 'Coming up' }).click();
      await page.getByRole('button', { name: 'Show 1 more' }).click();
      await cardsShown(page, 6);
      await chartsDrawn(page, 2);
    },
  },
  {
    name: 'a resource whose new status was refused',
    open: async (page) => {
      await page.route(/\/api\/resources\/.{26}$/, (route) =>
        route.fulfill({ status: 400, body: '' }),
      );
      await page.goto('/learning-planner');
      await page.getByLabel('Status of Soon', { exact: true }).selectOption('Completed');
      await expect(page.getByText('Error!')).toBeVisible();
      await chartsDrawn(page, 2);
    },
  },
];

const resourceScreens: readonly Screen<[FullAccount]>[] = [
  {
    name: 'a resource with parts, sessions and notes',
    open: async (page, { resourceId }) => {
      await page.goto(`/learning/${resourceId}`);
      await page.getByRole('button', { name: 'Done (1)' }).click();
      await expect(page.getByRole('list', { name: 'Readings and sessions' })).toContainText(
        '45 min',
      );
    },
  },
];

const projectScreens: readonly Screen<[FullAccount]>[] = [
  {
    name: 'mini projects',
    open: async (page) => {
      await page.goto('/mini-projects');
      await cardsShown(page, 5);
      await chartsDrawn(page, 1);
    },
  },
  {
    name: 'the question before a project is deleted',
    open: async (page) => {
      await page.goto('/mini-projects');
      await page.getByRole('button', { name: 'Delete Unbroken' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete Project?' })).toBeVisible();
    },
  },
  {
    name: 'a project in the form',
    open: async (page) => {
      await page.goto('/mini-projects');
      await page.getByRole('link', { name: 'Edit Ray tracer' }).click();
      await headingShown(page, 'Edit Project');
    },
  },
];

const assessmentScreens: readonly Screen<[FullAccount]>[] = [
  {
    name: 'self-assessments',
    open: async (page) => {
      await page.goto('/self-assessment');
      await page.getByRole('button', { name: 'Notes: Show more' }).first().click();
      await cardsShown(page, 3);
      await chartsDrawn(page, 2);
    },
  },
  {
    name: 'a filter that no assessment passes',
    open: async (page) => {
      await page.goto('/self-assessment?filter=recent');
      await expect(page.getByText('No assessments found')).toBeVisible();
      await chartsDrawn(page, 2);
    },
  },
  {
    name: 'a new assessment, filled in wrongly',
    open: async (page) => {
      await page.goto('/self-assessment?assess=');
      await page.getByRole('button', { name: 'Save assessment' }).click();
      await expect(page.getByText('Skill is required')).toBeVisible();
    },
  },
  {
    name: 'a new assessment, refused',
    open: async (page, { skillId }) => {
      await page.route(/\/api\/assessments$/, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, body: '' })
          : route.fallback(),
      );
      await page.goto(`/self-assessment?assess=${skillId}`);
      await rate(page.getByRole('dialog'), 4, 3);
      await page.getByRole('button', { name: 'Save assessment' }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expect(page.getByText('Error!')).toBeVisible();
    },
  },
  {
    name: 'history of a skill',
    open: async (page, { skillId }) => {
      await page.goto(`/assessments/skill/${skillId}/history`);
      await cardsShown(page, 2);
      await chartsDrawn(page, 1);
    },
  },
];

const takeawayAndReviewScreens: readonly Screen<[FullAccount]>[] = [
  {
    name: 'a takeaway with its answer',
    open: async (page) => {
      await page.goto('/takeaways');
      await page.getByRole('button', { name: /^Show/ }).click();
      await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible();
    },
  },
  {
    name: 'all takeaways',
    open: async (page) => {
      await page.goto('/takeaways/all');
      await expect(page.getByText('Unbroken'.repeat(14)).first()).toBeVisible();
    },
  },
  {
    name: 'a new takeaway',
    open: async (page) => {
      await page.goto('/takeaways/all?open=add');
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Front' })).toBeVisible();
    },
  },
  {
    name: 'the review of a week',
    open: async (page) => {
      await page.goto('/review');
      await expect(page.getByLabel('What went well?')).toBeVisible();
    },
  },
];

const fullByArea = {
  'dashboard and skills': dashboardAndSkills,
  'activity tracker and resources': activityAndResources,
  'one resource': resourceScreens,
  projects: projectScreens,
  assessments: assessmentScreens,
  'takeaways and reviews': takeawayAndReviewScreens,
};
const full = Object.values(fullByArea).flat();

/** The screens that change the account. */
const fullAndChanged: readonly Screen<[FullAccount, Person]>[] = [
  {
    name: 'a project, with one goal being edited',
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}`);
      await page.getByRole('button', { name: 'Edit Third' }).click();
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    },
  },
  {
    name: 'goals of a project, with one being edited and a challenge deleted',
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}/goals`);
      await page.getByRole('list', { name: 'Challenges' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Done (1)' }).click();
      await page.getByRole('button', { name: 'Edit Unbroken' }).click();
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    },
  },
  {
    name: 'goals of a project, all done',
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}/goals`);
      await page.getByRole('button', { name: 'Done (1)' }).click();
      await expect(page.getByRole('checkbox')).toHaveCount(4);
      for (const goal of await page.getByRole('checkbox').all()) await goal.check();
      await expect(page.getByText('All goals are done.')).toBeVisible();
    },
  },
  {
    name: 'a filter that no resource passes',
    open: async (page) => {
      await page.goto('/learning-planner');
      await cardsShown(page, 6);
      await page.getByLabel('Status of Done').selectOption('On Hold');
      await page.getByLabel('Filter').selectOption('completed');
      await expect(page.getByText('No resources found')).toBeVisible();
      await chartsDrawn(page, 2);
    },
  },
  {
    name: 'a resource in the form, with many skills to choose from',
    open: async (page, _, { call }) => {
      for (let number = 1; number <= 12; number++) {
        await call(skills.create, { body: { name: `Skill ${number}`, category: 'Other' } });
      }
      await page.goto('/learning-planner');
      await page.getByRole('link', { name: 'Edit Later' }).click();
      await headingShown(page, 'Edit Resource');
      await page.getByRole('combobox', { name: 'Related skills' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
];

const says = async (page: Page, url: string, text: string) => {
  await page.goto(url);
  await expect(page.getByText(text)).toBeVisible();
};

/** Makes the server refuse a form's first save. The second save is not sent, because a field is missing. */
const refusedAndWrong = async (page: Page, url: string, name: string, submit: string) => {
  await page.route(/\/api\/(resources|projects|skills)$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, body: '' })
      : route.fallback(),
  );
  await page.goto(url);
  await page.getByLabel(name).fill('Something');
  await page.getByRole('button', { name: 'More options' }).click();
  const description = page.getByLabel('Description');
  await description.fill('About it');
  const category = page.getByLabel('Category');
  if (await category.count()) await category.selectOption({ index: 1 });
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText('Error!')).toBeVisible();
  await page.getByLabel(name).fill('');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
};

const empty: readonly Screen<[]>[] = [
  { name: 'no skills', open: (page) => says(page, '/skills', 'No skills found') },
  {
    name: 'a new skill, refused and filled in wrongly',
    open: (page) => refusedAndWrong(page, '/skills/add', 'Name', 'Add Skill'),
  },
  {
    name: 'an edit of a skill that does not exist',
    open: (page) => says(page, `/skills/edit/${nobodys}`, 'Skill not found.'),
  },
  {
    name: 'hours of a skill that does not exist',
    open: (page) => says(page, `/skills/${nobodys}/log-hours`, 'Skill not found'),
  },
  {
    name: 'a skill that does not exist',
    open: (page) => says(page, `/skills/${nobodys}`, 'Skill not found'),
  },
  {
    name: 'activity tracker without activities',
    open: async (page) => {
      await page.goto('/activity-tracker');
      await headingShown(page, 'Skill Activity Tracker');
      await expect(page.locator(`[data-day="${today()}"]`)).toBeVisible();
    },
  },
  { name: 'no resources', open: (page) => says(page, '/learning-planner', 'No resources found') },
  {
    name: 'a new resource, refused and filled in wrongly',
    open: (page) => refusedAndWrong(page, '/learning/add', 'Title', 'Add Resource'),
  },
  {
    name: 'an edit of a resource that does not exist',
    open: (page) => says(page, `/learning/edit/${nobodys}`, 'Resource not found.'),
  },
  {
    name: 'no such resource',
    open: (page) => says(page, `/learning/${nobodys}`, 'Resource not found'),
  },
  { name: 'no projects', open: (page) => says(page, '/mini-projects', 'No projects found') },
  {
    name: 'a new project, refused and filled in wrongly',
    open: (page) => refusedAndWrong(page, '/projects/add', 'Name', 'Add Project'),
  },
  {
    name: 'an edit of a project that does not exist',
    open: (page) => says(page, `/projects/edit/${nobodys}`, 'Project not found.'),
  },
  {
    name: 'a project that does not exist',
    open: (page) => says(page, `/projects/${nobodys}`, 'Project not found'),
  },
  {
    name: 'goals of a project that does not exist',
    open: (page) => says(page, `/projects/${nobodys}/goals`, 'Project not found.'),
  },
  {
    name: 'no takeaways',
    open: (page) => says(page, '/takeaways', 'No takeaways yet'),
  },
  {
    name: 'no takeaways in their list',
    open: (page) => says(page, '/takeaways/all', 'No takeaways found'),
  },
  {
    name: 'no assessments',
    open: (page) => says(page, '/self-assessment', 'No assessments found'),
  },
  {
    name: 'an assessment without skills',
    open: (page) => says(page, '/self-assessment?assess=', 'No skills yet'),
  },
  {
    name: 'history of a skill that does not exist',
    open: (page) => says(page, `/assessments/skill/${nobodys}/history`, 'Skill not found'),
  },
];

const justBegun: readonly Screen<[Person]>[] = [
  {
    name: 'hours of a new skill',
    open: async (page, { call }) => {
      const body = { name: 'Rust', category: 'Other' } as const;
      const { data } = await call(skills.create, { body });
      await says(page, `/skills/${data.skill._id}/log-hours`, 'Nothing logged yet.');
    },
  },
  {
    name: 'a new skill',
    open: async (page, { call }) => {
      const body = { name: 'Go', category: 'Other' } as const;
      const { data } = await call(skills.create, { body });
      await says(page, `/skills/${data.skill._id}`, 'Needs 8 full weeks; there are 0.');
    },
  },
  {
    name: 'the page of a new project',
    open: async (page, { call }) => {
      const { data } = await call(projects.create, { body: { name: 'Kite' } });
      await says(page, `/projects/${data.project._id}`, 'Small steps that you can tick off.');
    },
  },
  {
    name: 'a new resource',
    open: async (page, { call }) => {
      const { data } = await call(resources.create, { body: { title: 'SICP' } });
      await says(page, `/learning/${data.resource._id}`, 'Book · Medium priority');
    },
  },
  {
    name: 'a project without goals',
    open: async (page, { call }) => {
      const { data } = await call(projects.create, { body: { name: 'Ray tracer' } });
      await says(page, `/projects/${data.project._id}/goals`, 'Small steps that you can tick off.');
    },
  },
];

/** The console errors that some of these screens cause. */
const refused = /status of (40[04]|500)|^Refused: /;

const inAllLooks = [
  'dashboard',
  'activity tracker',
  'learning planner',
  'a project in the form',
  'the question before a project is deleted',
];

/** Each of these looks like a screen of another area. Only the exhaustive tests check whether they are accessible. */
const alike = [
  'a filter that no skill passes',
  'a filter that no resource passes',
  'a filter that no assessment passes',
  'the question before a skill is deleted',
  'the question before a project is deleted',
  'a new resource, refused and filled in wrongly',
  'a new project, refused and filled in wrongly',
  'an edit of a skill that does not exist',
  'an edit of a resource that does not exist',
  'an edit of a project that does not exist',
  'goals of a project that does not exist',
  'history of a skill that does not exist',
];
const isOwn = ({ name }: { readonly name: string }) => !alike.includes(name);

/** Checks of a screen what the tests of several screens leave out. */
const expectTheRest = (page: Page, name: string) =>
  isOwn({ name }) ? expectSeenOnEveryScreen(page) : expectFitInEveryLook(page);

const exhaustively: readonly (readonly [what: string, check: typeof expectTheRest])[] = [
  ['keeps its content with forced colours, and fits narrow widths', expectTheRest],
  ['fits with long words, in either direction', expectFitInLongWords],
];
const inEachWay = <One extends { readonly name: string }>(screens: readonly One[]) =>
  screens.flatMap((screen) =>
    exhaustively.map(([what, check]) => ({
      ...screen,
      title: `the screen “${screen.name}” ${what}`,
      check,
    })),
  );

const withAll = sharedAccount(fillAccount);
const withNothing = sharedAccount(async () => {});

test.describe('for somebody with a full account', () => {
  for (const [area, screens] of Object.entries(fullByArea)) {
    test(`every screen of ${area} is accessible @exhaustive`, async ({
      cairn,
      context,
      expectConsoleError,
    }) => {
      test.slow();
      expectConsoleError(refused);
      const account = await withAll(cairn, context);
      await expectAccessibleInTurn(context, screens.filter(isOwn), (page, { open }) =>
        open(page, account),
      );
    });
  }

  for (const { name, title, open, check } of inEachWay(full)) {
    test(`${title} @exhaustive`, async ({ cairn, context, page, expectConsoleError }) => {
      expectConsoleError(refused);
      await open(page, await withAll(cairn, context));
      await check(page, name);
    });
  }

  // One page of each kind is enough, because all pages share the frame.
  for (const { name, open } of full.filter(({ name }) => inAllLooks.includes(name))) {
    test(`the screen “${name}” is readable on a dark desktop and a light phone @exhaustive`, async ({
      cairn,
      context,
      page,
    }) => {
      await open(page, await withAll(cairn, context));
      await expectReadableInOtherLooks(page);
    });
  }

  test('every screen that changes the account is accessible @exhaustive', async ({
    cairn,
    context,
    expectConsoleError,
  }) => {
    test.slow();
    expectConsoleError(refused);
    await expectAccessibleInTurn(context, fullAndChanged.filter(isOwn), async (page, { open }) => {
      const person = await registerPerson(cairn);
      await signIn(context, cairn, person);
      await open(page, await fillAccount(person), person);
    });
  });

  for (const { name, title, open, check } of inEachWay(fullAndChanged)) {
    test(`${title} @exhaustive`, async ({ page, person, expectConsoleError }) => {
      expectConsoleError(refused);
      await open(page, await fillAccount(person), person);
      await check(page, name);
    });
  }
});

test.describe('for somebody with almost nothing', () => {
  test('every screen of an account without items is accessible @exhaustive', async ({
    cairn,
    context,
    expectConsoleError,
  }) => {
    test.slow();
    expectConsoleError(refused);
    await withNothing(cairn, context);
    await expectAccessibleInTurn(context, empty.filter(isOwn), (page, { open }) => open(page));
  });

  for (const { name, title, open, check } of inEachWay(empty)) {
    test(`${title} @exhaustive`, async ({ cairn, context, page, expectConsoleError }) => {
      expectConsoleError(refused);
      await withNothing(cairn, context);
      await open(page);
      await check(page, name);
    });
  }

  test('every screen with the first item of an account is accessible @exhaustive', async ({
    context,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(refused);
    await expectAccessibleInTurn(context, justBegun, (page, { open }) => open(page, person));
  });

  for (const { name, title, open, check } of inEachWay(justBegun)) {
    test(`${title} @exhaustive`, async ({ page, person, expectConsoleError }) => {
      expectConsoleError(refused);
      await open(page, person);
      await check(page, name);
    });
  }
});
