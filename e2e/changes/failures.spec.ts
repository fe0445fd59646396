import type { Locator, Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import {
  badRequest,
  type Failure,
  failCalls,
  failureLogs,
  failures,
  refusals,
  serverError,
} from '../network/failures.ts';
import { unroute } from '../network/unroute.ts';
import { progressOf, statOf } from '../pages/cards.ts';
import { rate } from '../pages/rate.ts';
import { cardOf, expectNotDone, todaysTick } from '../pages/tracker.ts';
import { popupOf, undoButton } from '../pages/undoPopup.ts';

const notLoaded = /has not been loaded on this device yet/;

/** A user on a page whose calls fail in each of the given ways, one way after the other. */
const stageOf = (
  page: Page,
  person: Person,
  { failures, refusals }: Readonly<Record<'failures' | 'refusals', readonly Failure[]>>,
) => {
  const banner = page.getByRole('main').getByRole('alert');
  const popup = page.getByRole('alert').filter({ hasText: 'Error!' });

  const whileFailing = async (
    method: string,
    url: RegExp,
    look: (failure: Failure) => Promise<unknown>,
    ways = failures,
  ) => {
    for (const failure of ways) {
      await failCalls(page, method, url, failure);
      await test.step(`${method} ${url} ${failure.how}`, () => look(failure));
    }
    await unroute(page, url);
  };

  const whileRefusing = (
    method: string,
    url: RegExp,
    look: (failure: Failure) => Promise<unknown>,
  ) => whileFailing(method, url, look, refusals);

  const popsUp = async (text: string) => {
    await expect(popup).toContainText(text);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toHaveCount(0);
  };

  const tryAgain = () => banner.getByRole('button', { name: 'Try again' }).click();

  return {
    page,
    person,
    whileFailing,
    whileRefusing,
    popsUp,
    /** The page says why it could not load, and shows what it can. 'Try again' loads the missing parts. */
    load: async (
      path: string,
      url: RegExp,
      fallback: string,
      shown: Locator,
      meanwhile: () => Promise<unknown> = async () => {},
    ) => {
      let ask: () => Promise<unknown> = () => page.goto(path);
      await whileFailing('GET', url, async ({ message, status }) => {
        await ask();
        ask = () => page.getByRole('button', { name: 'Try again' }).first().click();
        // Without a network, the page itself has not failed.
        if (status === undefined) await expect(page.getByText(notLoaded).first()).toBeVisible();
        else await expect(banner).toContainText(message ? `Error: ${message}` : fallback);
        await meanwhile();
      });
      await tryAgain();
      await expect(shown).toBeVisible();
      await expect(banner).toHaveCount(0);
    },
    /** The failure is shown next to the pressed button and in a popup. Typed text stays. */
    press: async (
      button: Locator,
      [method, url]: readonly [string, RegExp],
      fallback: string,
      {
        alert = banner,
        typed,
      }: {
        alert?: Locator;
        typed?: readonly [Locator, string];
      } = {},
    ) => {
      await whileRefusing(method, url, async ({ message }) => {
        await button.click();
        await expect(alert).toHaveText(message ?? fallback);
        await popsUp(message ?? fallback);
        if (typed) await expect(typed[0]).toHaveValue(typed[1]);
      });
    },
    /** A popup says what could not be deleted, and the item stays. */
    remove: async (
      button: Locator,
      url: RegExp,
      told: (failure: Failure) => string,
      card: Locator,
    ) => {
      await whileRefusing('DELETE', url, async (failure) => {
        await button.click();
        await page.getByRole('button', { name: 'Yes, delete it!' }).click();
        await popsUp(told(failure));
        await expect(card).toBeVisible();
      });
    },
  };
};

type Stage = ReturnType<typeof stageOf>;

const everyWay = { failures, refusals };
/**
 * The ways to fail for which an area shows its own message. The messages of all other ways are the same everywhere.
 */
const oneWay = { failures: [serverError], refusals: [badRequest] };

const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name });

/** Everything that can fail in each area, with its message. */
const journeys: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  dashboard: async ({ page, load }) => {
    const quickAccess = page.getByRole('region', { name: 'Quick Access' });
    await load(
      '/dashboard',
      /\/api\/analytics\/dashboard/,
      'Failed to load dashboard',
      statOf(page, 'Current Streak'),
      () => expect(quickAccess.getByRole('link')).toHaveCount(6),
    );
    await expect(statOf(page, 'Current Streak')).toHaveText(
      '0active dayswith a habit or a skill activity',
    );
  },

  'activity tracker': async ({ page, person, load }) => {
    for (const [name, ago] of [
      ['Piano', 0],
      ['Chess', 12],
    ] as const) {
      const { data } = await person.call(skills.create, { body: { name, category: 'Creative' } });
      const body = { type: 'Practice', date: addDays(today(), -ago), duration: 6 } as const;
      await person.call(skills.addActivity, { params: { id: data.skill._id }, body });
    }
    const squares = page.getByRole('grid').getByRole('gridcell');
    await load(
      '/activity-tracker',
      /\/api\/analytics\/skill-heatmap/,
      'Failed to load heatmap data',
      squares.first(),
      async () => {
        await expect(page.getByRole('region', { name: 'Skills Need Attention' })).toBeVisible();
        await expect(cardOf(page, 'Piano')).toBeVisible();
      },
    );
    await expect(squares).toHaveCount(365);
  },

  habits: async ({ page, person, load, whileRefusing, remove, press }) => {
    const lists = /\/api\/habits\/facts(\?.*)?$/;
    await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
    const card = cardOf(page, 'Read');
    await load('/habits?view=list', lists, 'Failed to load habits', card);

    // The tick is reverted with a notice, without the popup of an error.
    await whileRefusing('POST', /\/api\/habits\/[^/]+\/toggle/, async () => {
      const refused = page.waitForEvent('console', (logged) => /^Refused: /.test(logged.text()));
      await todaysTick(page, 'Read').click();
      await refused;
      const notice = page.getByRole('status').filter({ hasText: 'could not be saved' });
      await expect(notice.first()).toContainText('“Read” on');
      await expectNotDone(todaysTick(page, 'Read'));
      await expect(page.getByText('Error!')).toHaveCount(0);
    });

    await remove(
      button(card, 'Delete Read'),
      /\/api\/habits\/[^/]{26}$/,
      ({ message, kind }) => `Failed to delete habit: ${message ?? kind}`,
      card,
    );

    await page.getByRole('link', { name: 'Add Habit' }).click();
    const name = page.getByLabel('Name');
    await name.fill('Walk');
    await press(button(page, 'Add Habit'), ['POST', /\/api\/habits$/], 'Failed to save habit', {
      typed: [name, 'Walk'],
    });
    await button(page, 'Add Habit').click();
    await expect(popupOf(page, 'Created!')).toBeVisible();
    expect((await person.call(habits.list, {})).data.habits).toHaveLength(2);
  },

  skills: async ({ page, person, load, remove, press }) => {
    const ones = /\/api\/skills\/[^/]{26}$/;
    const body = { name: 'TypeScript', category: 'Programming Language' } as const;
    await person.call(skills.create, { body });
    const card = cardOf(page, 'TypeScript');
    await load('/skills', /\/api\/skills$/, 'Failed to load skills', card);

    await remove(
      button(card, 'Delete TypeScript'),
      ones,
      ({ message, kind }) => `Failed to delete skill: ${message ?? kind}`,
      card,
    );

    await card.getByRole('link', { name: 'Edit TypeScript' }).click();
    const name = page.getByLabel('Name');
    await name.fill('Rust');
    await press(button(page, 'Save changes'), ['PATCH', ones], 'Failed to save skill', {
      typed: [name, 'Rust'],
    });
    await button(page, 'Save changes').click();
    await expect(cardOf(page, 'Rust')).toBeVisible();

    await cardOf(page, 'Rust').getByRole('link', { name: 'Log hours for Rust' }).click();
    await expect(page.getByText('20 h to go')).toBeVisible();
    await button(page, '1 h').click();
    const log = button(page, 'Log 1 h');
    await press(log, ['POST', /\/log-hours$/], 'Failed to log hours');
    await log.click();
    await expect(cardOf(page, 'Rust')).toContainText('1 h of 20 h');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  },

  resources: async ({ page, person, load, whileRefusing, popsUp, remove, press }) => {
    const lists = /\/api\/resources$/;
    const ones = /\/api\/resources\/[^/]{26}$/;
    const made = await person.call(resources.create, {
      body: { title: 'Learn Rust', progress: 20 },
    });
    const params = { id: made.data.resource._id };
    const card = cardOf(page, 'Learn Rust');
    await load('/learning-planner', lists, 'Failed to load resources', card);

    const status = page.getByLabel('Status of Learn Rust');
    await whileRefusing('PATCH', ones, async ({ message }) => {
      await status.selectOption('Completed');
      await popsUp(message ?? 'Failed to update resource status');
      await expect(undoButton(page), 'nothing to undo').toHaveCount(0);
      await expect(status).toHaveValue('Not Started');
      await expect(progressOf(card)).toHaveValue('20%');
    });
    expect((await person.call(resources.get, { params })).data.status).toBe('Not Started');

    await card.getByRole('link', { name: 'Edit Learn Rust' }).click();
    const title = page.getByLabel('Title');
    await title.fill('Learn Rust well');
    await press(button(page, 'Save changes'), ['PATCH', ones], 'Failed to save resource', {
      typed: [title, 'Learn Rust well'],
    });
    await page.getByRole('link', { name: 'Cancel' }).click();
    await button(page, 'Discard').click();

    await remove(
      button(card, 'Delete Learn Rust'),
      ones,
      ({ message, kind }) => `Failed to delete resource: ${message ?? kind}`,
      card,
    );

    await page.getByRole('link', { name: 'Add Resource' }).click();
    await title.fill('Another');
    await press(button(page, 'Add Resource'), ['POST', lists], 'Failed to save resource', {
      typed: [title, 'Another'],
    });
    await button(page, 'Add Resource').click();
    await expect(popupOf(page, 'Created!')).toBeVisible();
    expect((await person.call(resources.list, {})).data.resources).toHaveLength(2);
  },

  projects: async ({ page, person, load, whileRefusing, popsUp, remove, press }) => {
    const lists = /\/api\/projects$/;
    const ones = /\/api\/projects\/[^/]{26}$/;
    const body = { name: 'Ray tracer', description: 'Spheres', progress: 20 };
    const made = await person.call(projects.create, { body });
    const params = { id: made.data.project._id };
    const card = cardOf(page, 'Ray tracer');
    await load('/mini-projects', lists, 'Failed to load projects', card);

    const status = page.getByLabel('Status of Ray tracer');
    await whileRefusing('PATCH', ones, async ({ message }) => {
      await status.selectOption('Completed');
      await popsUp(message ?? 'Failed to update project status');
      await expect(undoButton(page), 'nothing to undo').toHaveCount(0);
      await expect(status).toHaveValue('Planning');
      await expect(card).toContainText('20%');
    });
    expect((await person.call(projects.get, { params })).data.status).toBe('Planning');

    await card.getByRole('link', { name: 'Edit Ray tracer' }).click();
    const name = page.getByLabel('Name');
    await name.fill('Path tracer');
    await press(button(page, 'Save changes'), ['PATCH', ones], 'Failed to save project', {
      typed: [name, 'Path tracer'],
    });
    await page.getByRole('link', { name: 'Cancel' }).click();
    await button(page, 'Discard').click();

    await remove(
      button(card, 'Delete Ray tracer'),
      ones,
      ({ message }) => message ?? 'Failed to delete project',
      card,
    );

    const newGoal = page.getByLabel('New goal');
    await page.goto(`/projects/${params.id}/goals`);
    await expect(newGoal).toBeVisible();

    await page.goto('/projects/add');
    await name.fill('Another');
    await page.getByLabel('Description').fill('One more');
    await press(button(page, 'Add Project'), ['POST', lists], 'Failed to save project', {
      typed: [name, 'Another'],
    });
    await button(page, 'Add Project').click();
    await expect(popupOf(page, 'Created!')).toBeVisible();
    expect((await person.call(projects.list, {})).data.projects).toHaveLength(2);
  },

  assessments: async ({ page, person, load, remove, press }) => {
    const lists = /\/api\/assessments(\?.*)?$/;
    const { data } = await person.call(skills.create, {
      body: { name: 'Rust', category: 'Other' },
    });
    const skill = data.skill._id;
    await person.call(assessments.create, { body: { skill, confidenceLevel: 3 } });
    const card = cardOf(page, 'Rust');
    await load('/self-assessment', lists, 'Failed to load assessments', card);

    await remove(
      button(card, /^Delete/),
      /\/api\/assessments\/[^/]{26}$/,
      ({ message }) => message ?? 'Failed to delete assessment',
      card,
    );

    await button(page, 'New Assessment').click();
    const form = page.getByRole('dialog', { name: 'New Assessment' });
    await form.getByLabel('Skill').selectOption(skill);
    await rate(form, 4, 2);
    const notes = form.getByLabel('Notes');
    await notes.fill('Kept');
    await press(button(form, 'Save assessment'), ['POST', lists], 'Failed to create assessment', {
      alert: form.getByRole('alert'),
      typed: [notes, 'Kept'],
    });
    await button(form, 'Save assessment').click();
    await expect(popupOf(page, 'Created!')).toBeVisible();
    const kept = await person.call(assessments.list, { query: {} });
    expect(kept.data.assessments).toHaveLength(2);
  },

  profile: async ({ page, person, press }) => {
    const alerts = page.getByRole('main').getByRole('alert');
    await page.goto('/profile');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Grace');
    await press(
      button(page, 'Update profile'),
      ['PUT', /\/api\/users\/profile$/],
      'Failed to update profile',
      { typed: [name, 'Grace'] },
    );
    const current = page.getByLabel('Current password');
    await current.fill(person.password);
    await page.getByLabel('New password', { exact: true }).fill('another stone');
    await page.getByLabel('Confirm new password').fill('another stone');
    await press(
      button(page, 'Update password'),
      ['PUT', /\/api\/users\/password$/],
      'Failed to update password',
      { alert: alerts.last(), typed: [current, person.password] },
    );
  },
};

test.describe('when the server fails', () => {
  for (const [area, journey] of Object.entries(journeys)) {
    const tag = area === 'habits' ? '' : ' @exhaustive';
    test(`when the server fails, the ${area} screens say why, lose nothing, and continue when it is back${tag}`, async ({
      page,
      person,
      expectConsoleError,
    }) => {
      test.slow();
      expectConsoleError(failureLogs);
      expectConsoleError(/Could not save Read/);
      await journey(stageOf(page, person, area === 'skills' ? everyWay : oneWay));
    });
  }
});
