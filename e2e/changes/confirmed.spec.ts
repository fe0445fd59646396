import type { Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { failCalls } from '../network/failures.ts';
import { unroute } from '../network/unroute.ts';
import { rate } from '../pages/rate.ts';
import { cardOf, todaysTick } from '../pages/tracker.ts';
import { donePopup, giveUpUndo, popupOf, undoButton } from '../pages/undoPopup.ts';
import { failedCalls } from '../sites/ownSite.ts';

const stillSaving = /^Still saving\./;
const savedOnDevice = 'Saved on this device. It will be sent when you’re online.';

/** Adds a habit, a skill with an assessment, a resource, and a project with a goal. */
const oneOfEach = async ({ call }: Person) => {
  await call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  const { skill } = (
    await call(skills.create, { body: { name: 'Piano', category: 'Creative', targetHours: 20 } })
  ).data;
  await call(resources.create, { body: { title: 'Dune', status: 'In Progress', progress: 35 } });
  const goals = [{ description: 'Camera' }];
  const { project } = (await call(projects.create, { body: { name: 'Birdhouse', goals } })).data;
  await call(assessments.create, { body: { skill: skill._id, confidenceLevel: 3 } });
  return { skill: skill._id, project: project._id };
};

type Ids = Awaited<ReturnType<typeof oneOfEach>>;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Fills in the form for a new item and sends it. */
const create = (path: string, label: string, button: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByLabel(label).first().fill('Something new');
  const category = page.getByLabel('Category');
  if (path === '/skills/add') await category.selectOption('Other');
  if (path === '/projects/add') await page.getByLabel('Description').fill('In oak');
  await press(page, button);
};

/** Renames the item in the list. */
const edit = (path: string, name: string, label: string) => async (page: Page) => {
  await page.goto(path);
  await cardOf(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await page.getByLabel(label).first().fill('Something else');
  if (name === 'Birdhouse') await page.getByLabel('Description').fill('In oak');
  await press(page, 'Save changes');
};

const remove = (path: string, name: string) => async (page: Page) => {
  await page.goto(path);
  await cardOf(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await press(page, 'Yes, delete it!');
};

type Kind = {
  readonly what: string;
  readonly act: (page: Page, ids: Ids) => Promise<unknown>;
  readonly request: readonly [method: string, url: RegExp];
  readonly says: string;
  /** Whether a form makes the change. The form then says that it is still saving. */
  readonly isForm?: boolean;
};

const list = (name: string) => new RegExp(`/api/${name}$`);
const one = (name: string) => new RegExp(`/api/${name}/[^/]{26}$`);

const kinds: readonly Kind[] = [
  ...(
    [
      ['habit', 'habits', '/habits', 'Read', 'Name', 'Add Habit'],
      ['skill', 'skills', '/skills', 'Piano', 'Name', 'Add Skill'],
      ['resource', 'resources', '/learning-planner', 'Dune', 'Title', 'Add Resource'],
      ['project', 'projects', '/mini-projects', 'Birdhouse', 'Name', 'Add Project'],
    ] as const
  ).flatMap(([thing, calls, path, name, label, button]): Kind[] => {
    const shown = thing === 'habit' ? '/habits?view=list' : path;
    const form = { resource: '/learning/add', project: '/projects/add', habit: '', skill: '' };
    return [
      {
        what: `a new ${thing}`,
        act: create(form[thing] || `${path}/add`, label, button),
        request: ['POST', list(calls)],
        says: 'Created!',
        isForm: true,
      },
      {
        what: `an edited ${thing}`,
        act: edit(shown, name, label),
        request: ['PATCH', one(calls)],
        says: 'Updated!',
        isForm: true,
      },
      {
        what: `a deleted ${thing}`,
        act: remove(shown, name),
        request: ['DELETE', one(calls)],
        says: 'Deleted!',
      },
    ];
  }),
  {
    what: 'a new assessment',
    act: async (page, { skill }) => {
      await page.goto(`/self-assessment?assess=${skill}`);
      await rate(page.getByRole('dialog'), 4, 3);
      await page.getByRole('dialog').getByLabel('Notes').fill('Better');
      await press(page, 'Save assessment');
    },
    request: ['POST', list('assessments')],
    says: 'Created!',
    isForm: true,
  },
  {
    what: 'an edited assessment',
    act: async (page) => {
      await page.goto('/self-assessment');
      await cardOf(page, 'Piano').getByRole('button', { name: /^Edit/ }).click();
      await page.getByRole('dialog').getByLabel('Notes').fill('Better');
      await press(page, 'Save changes');
    },
    request: ['PATCH', one('assessments')],
    says: 'Updated!',
    isForm: true,
  },
  {
    what: 'a deleted assessment',
    act: async (page) => {
      await page.goto('/self-assessment');
      await cardOf(page, 'Piano')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await press(page, 'Yes, delete it!');
    },
    request: ['DELETE', one('assessments')],
    says: 'Deleted!',
  },
  {
    what: 'a deleted goal',
    act: async (page, { project }) => {
      await page.goto(`/projects/${project}/goals`);
      await press(page, 'Delete Camera');
      await expect(donePopup(page)).toContainText('Deleting “Camera”');
      await giveUpUndo(page);
    },
    request: ['DELETE', /\/api\/projects\/[^/]{26}\/goals\/[^/]{26}$/],
    says: 'Deleted!',
  },
  {
    what: 'an undone status',
    act: async (page) => {
      await page.goto('/mini-projects');
      await page.getByLabel('Status of Birdhouse').selectOption('Completed');
      await undoButton(page).click();
    },
    request: ['PATCH', one('projects')],
    says: 'Undone!',
  },
  {
    what: 'an undone tick',
    act: async (page) => {
      await page.goto('/habits');
      await todaysTick(page, 'Read').click();
      await undoButton(page).click();
    },
    request: ['POST', /\/api\/habits\/[^/]{26}\/toggle/],
    says: 'Undone!',
  },
  {
    what: 'an undone pause',
    act: async (page) => {
      await page.goto('/habits?view=list');
      await cardOf(page, 'Read').getByRole('button', { name: 'More for Read' }).click();
      await page.getByRole('menuitem', { name: 'Pause…' }).click();
      await press(page, 'Set pause');
      await undoButton(page).click();
    },
    request: ['DELETE', /\/api\/habits\/[^/]{26}\/pauses\//],
    says: 'Undone!',
  },
  {
    what: 'an archived habit that Undo restores',
    act: async (page) => {
      await page.goto('/habits?view=list');
      await cardOf(page, 'Read').getByRole('button', { name: 'More for Read' }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await undoButton(page).click();
    },
    request: ['PATCH', one('habits')],
    says: 'Undone!',
  },
];

/** Records every claim of success that a popup makes. */
const noteClaims = (page: Page) =>
  page.addInitScript(() => {
    const claims: string[] = [];
    Object.assign(window, { claims });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-popups] [role=status]'))
        claims.push(...(textContent?.match(/(Created|Updated|Deleted|Undone)!/g) ?? []));
    }).observe(document, { childList: true, subtree: true });
  });

const claimsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { claims: string[] }).claims);

/** Holds these calls back until `goOn` is called. */
const holdBack = async (page: Page, [method, url]: Kind['request']) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await promise;
    return route.continue();
  });
  return { goOn: resolve };
};

const waits = (page: Page) => page.getByRole('banner').getByText(/changes? waiting/);

const isInCore = ['a new habit', 'a deleted habit'];

test.describe('a change that the server has not confirmed', () => {
  for (const { what, act, request, says, isForm } of kinds) {
    // The core tests only one form and one deletion, which represent all others.
    test(`no popup announces ${what} before the server has confirmed it${isInCore.includes(what) ? '' : ' @exhaustive'}`, async ({
      page,
      person,
    }) => {
      const ids = await oneOfEach(person);
      await noteClaims(page);
      const { goOn } = await holdBack(page, request);
      await act(page, ids);
      // A popup that appears too early would be visible by the time this text appears.
      await expect(waits(page)).toBeVisible();
      if (isForm) await expect(page.getByText(stillSaving)).toBeVisible();
      expect(await claimsOf(page)).toEqual([]);
      goOn();
      await expect(popupOf(page, says)).toBeVisible();
      expect(new Set(await claimsOf(page))).toEqual(new Set([says]));
    });
  }
});

test.describe('a refused change', () => {
  for (const status of [400, 404, 409, 500]) {
    const tag = status === 400 ? '' : ' @exhaustive';
    test(`a change that the server refuses with ${status} is reported and undone, and no popup announces it${tag}`, async ({
      page,
      person,
      expectConsoleError,
    }) => {
      expectConsoleError(new RegExp(`status of ${status}|^Refused: `));
      await page.clock.install();
      await oneOfEach(person);
      await noteClaims(page);
      const error = page.getByRole('alert').filter({ hasText: 'Error!' });
      /** Waits for the error. A call with a server error is retried for half a minute. */
      const isTold = async (text: string) => {
        await expect(async () => {
          await page.clock.runFor(20_000);
          await expect(error).toContainText(text, { timeout: 500 });
        }).toPass();
        await error.getByRole('button', { name: 'Close' }).click();
      };
      const refusing = { how: '', status, message: null };
      await failCalls(page, 'PATCH', one('resources'), refusing);
      await page.goto('/learning-planner');
      const select = page.getByLabel('Status of Dune');
      await select.selectOption('Completed');
      await isTold('Failed to update resource status');
      await expect(select).toHaveValue('In Progress');

      await edit('/learning-planner', 'Dune', 'Title')(page);
      await isTold('Failed to save resource');
      await expect(page.getByLabel('Title')).toHaveValue('Something else');
      await unroute(page, one('resources'));

      await failCalls(page, 'DELETE', one('projects'), refusing);
      await remove('/mini-projects', 'Birdhouse')(page);
      await isTold('Failed to delete project');
      await expect(cardOf(page, 'Birdhouse')).toBeVisible();
      expect(await claimsOf(page)).toEqual([]);
    });
  }
});

test('a server problem is shown beside refused changes, and repeated refusals are listed once @exhaustive', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of (409|503)|^Refused: /);
  await oneOfEach(person);
  const bar = page.getByRole('banner').getByRole('status');
  const problem = /^The server has a problem\./;
  await failCalls(page, 'DELETE', one('projects'), { how: '', status: 503, message: null });
  await remove('/mini-projects', 'Birdhouse')(page);
  await expect(page.getByRole('status').filter({ hasText: problem })).toBeVisible();
  await expect(bar).toHaveText('Server problem, 1 change waiting');
  await expect(cardOf(page, 'Birdhouse')).toHaveCount(0);
  await failCalls(page, 'PATCH', one('resources'), { how: '', status: 409, message: null });
  await page.getByRole('link', { name: 'Planner' }).click();
  for (const status of ['Completed', 'On Hold']) {
    await page.getByLabel('Status of Dune').selectOption(status);
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect(bar.getByText('1 change not saved')).toBeVisible();
    await expect(bar.getByText('Server problem, 1 change waiting')).toBeVisible();
  }
  await bar.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Your changes' });
  await expect(dialog.getByText(problem)).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await unroute(page, one('projects'));
  await dialog.getByRole('button', { name: 'Try now' }).click();
  await expect(popupOf(page, 'Deleted!')).toBeVisible();
  await expect(dialog.getByText('You are online.')).toBeVisible();
  await expect(bar).toHaveText('1 change not saved');
});

const addPiano = async (page: Page) => {
  await page.goto('/skills');
  await page.getByRole('link', { name: 'Add New Skill' }).click();
  await page.getByLabel('Name').fill('Piano');
  await page.getByLabel('Category').selectOption('Creative');
  await press(page, 'Add Skill');
};

const skillNames = async ({ call }: Person) =>
  (await call(skills.list, {})).data.skills.map(({ name }) => name);

test.describe('leaving a form', () => {
  const request = ['POST', list('skills')] as const;

  test('a form that is still saving can be left, and a popup says that it is saved @exhaustive', async ({
    page,
    person,
  }) => {
    const { goOn } = await holdBack(page, request);
    await addPiano(page);
    await expect(page.getByText(stillSaving)).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(cardOf(page, 'Piano')).toBeVisible();
    goOn();
    await expect(popupOf(page, 'Created!')).toBeVisible();
    await page.getByRole('link', { name: 'Add New Skill' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
    expect(await skillNames(person)).toEqual(['Piano']);
  });

  test('a form that was left while it was saving can be opened again with the typed text if the server refuses it @exhaustive', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 409|^Refused: /);
    const { promise, resolve } = Promise.withResolvers<void>();
    const [, url] = request;
    await page.route(url, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await promise;
      const body = { code: 'limit', message: 'There is a limit of 500.' };
      return route.fulfill({ status: 409, body: JSON.stringify(body) });
    });
    await addPiano(page);
    await expect(page.getByText(stillSaving)).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(cardOf(page, 'Piano')).toBeVisible();
    resolve();
    const error = page.getByRole('alert').filter({ hasText: 'There is a limit of 500.' });
    await expect(error).toContainText('Error!');
    await expect(cardOf(page, 'Piano')).toHaveCount(0);
    await error.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Piano');
    await expect(page.getByLabel('Category')).toHaveValue('Creative');
    await expect(error).toHaveCount(0);
    await unroute(page, url);
    await press(page, 'Add Skill');
    await expect(popupOf(page, 'Created!')).toBeVisible();
    expect(await skillNames(person)).toEqual(['Piano']);
  });
});

test.describe('offline', () => {
  test('a form that is sent offline says that it is saved on this device, and later that it was created @exhaustive', async ({
    page,
    context,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failedCalls);
    // The code of the list's charts may be missing, because the list was empty until now.
    expectConsoleError(/could not be loaded/);
    await noteClaims(page);
    await page.goto('/skills');
    await page.getByRole('link', { name: 'Add New Skill' }).click();
    await page.getByLabel('Name').fill('Piano');
    await page.getByLabel('Category').selectOption('Creative');
    await context.setOffline(true);
    await press(page, 'Add Skill');
    await expect(page.getByText(savedOnDevice)).toBeVisible();
    await expect(cardOf(page, 'Piano')).toBeVisible();
    await cardOf(page, 'Piano').getByRole('button', { name: 'Delete Piano' }).waitFor();
    expect(await claimsOf(page)).toEqual([]);
    await context.setOffline(false);
    await expect(popupOf(page, 'Created!')).toBeVisible();
    expect(await skillNames(person)).toEqual(['Piano']);
  });

  test('an offline change that another device made impossible can be edited from the list of changes @exhaustive', async ({
    page,
    context,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failedCalls);
    expectConsoleError(/status of 400|^Refused: /);
    const body = { name: 'Birdhouse', startDate: today() } as const;
    const { project } = (await person.call(projects.create, { body })).data;
    await page.goto('/mini-projects');
    await cardOf(page, 'Birdhouse').getByRole('link', { name: 'Edit Birdhouse' }).click();
    await page.getByLabel('Description').fill('For the robins');
    await page.getByLabel('End date').fill(today());
    await context.setOffline(true);
    await press(page, 'Save changes');
    await expect(page.getByText(savedOnDevice)).toBeVisible();
    // The changed start is later than the end, so the server refuses the change.
    const later = { params: { id: project._id }, body: { startDate: '2999-01-01' } };
    await person.call(projects.update, later);
    await context.setOffline(false);
    await expect(page.getByRole('alert').filter({ hasText: 'Error!' })).toBeVisible();
    await page.reload();
    await page.getByRole('banner').getByText('1 change not saved').click();
    await press(page, /^Edit: Birdhouse/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Description')).toHaveValue('For the robins');
    await expect(page.getByLabel('End date')).toHaveValue(today());
    await expect(page.getByRole('banner').getByText('not saved')).toHaveCount(0);
  });
});
