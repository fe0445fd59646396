import type { Locator, Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { hold, type Person, registerPerson, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { neverIdle } from '../network/neverIdle.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';
import { cardOf } from '../pages/tracker.ts';
import { popupOf } from '../pages/undoPopup.ts';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const question = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Discard what you typed?' });
const answer = (page: Page, name: 'Discard' | 'Keep editing'): Promise<void> =>
  question(page).getByRole('button', { name, exact: true }).click();
const restored = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Draft restored.' });

const addHabit = async ({ call }: Person): Promise<Habit> =>
  (await call(habits.create, { body: { name: 'Read', frequency: 'daily' } })).data.habit;
const addSkill = async ({ call }: Person): Promise<Skill> =>
  (await call(skills.create, { body: { name: 'Rust', category: 'Other' } })).data.skill;
const countHabits = async ({ call }: Person): Promise<number> =>
  (await call(habits.list, {})).data.habits.length;

/** Returns everything that this browser stores for the tab and the site. */
const storage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));

const callsOf = (page: Page, method: string): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method) seen.push(request.url());
  });
  return seen;
};

/** Opens the form for a new habit from the list, so that Back leads to the list. */
const toNewHabit = async (page: Page): Promise<Locator> => {
  await page.goto('/habits');
  await link(page, 'Add your first habit').click();
  return page.getByLabel('Name');
};

test.describe('drafts', () => {
  test('a draft survives a reload, and can be discarded', async ({ page, person: _ }) => {
    const name = await toNewHabit(page);
    await name.fill('Walk');
    await page.getByLabel('Frequency').selectOption('weekly');
    await button(page, 'More options').click();
    await page.getByRole('radio', { name: 'Purple' }).check({ force: true });
    await page.reload();
    await expect(restored(page)).toBeVisible();
    await expect(name).toHaveValue('Walk');
    await expectAccessible(page);
    await expect(page.getByLabel('Frequency')).toHaveValue('weekly');
    await expect(page.getByRole('radio', { name: 'Purple' })).toBeChecked();

    await button(page, 'Discard').click();
    await answer(page, 'Keep editing');
    await expect(question(page)).toHaveCount(0);
    await expect(name).toHaveValue('Walk');
    await button(page, 'Discard').click();
    await answer(page, 'Discard');
    await expect(restored(page)).toHaveCount(0);
    await expect(name).toHaveValue('');
    await expect(name).toBeFocused();
    await page.reload();
    await expect(name).toHaveValue('');
    await expect(restored(page)).toHaveCount(0);
  });

  test('on a phone, a restored draft is announced in one line of the form @exhaustive', async ({
    page,
    person: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = await toNewHabit(page);
    const submit = async () => (await button(page, 'Add Habit').boundingBox())?.y ?? 0;
    const before = await submit();
    await name.fill('Walk');
    await page.reload();
    await expect(restored(page)).toBeVisible();
    expect((await submit()) - before).toBeLessThan(44);
    await button(page, 'Discard').click();
    await answer(page, 'Discard');
    await expect(restored(page)).toHaveCount(0);
  });

  test('a draft belongs to its item, and only to the version that was edited @exhaustive', async ({
    page,
    person,
  }) => {
    const habit = await addHabit(person);
    await page.goto('/habits?view=list');
    await link(page, 'Edit Read').click();
    const name = page.getByLabel('Name');
    await name.fill('Read aloud');
    await page.reload();
    await expect(name).toHaveValue('Read aloud');
    await expect(restored(page)).toBeVisible();

    await page.goto('/habits/add');
    await expect(name).toHaveValue('');

    const params = { id: habit._id };
    const tick = { params, body: { date: today(), completed: true } };
    await person.call(habits.toggle, tick);
    await page.goto('/habits?view=list');
    await link(page, 'Edit Read').click();
    await expect(name, 'a tick changes nothing that the form shows').toHaveValue('Read aloud');

    await person.call(habits.update, { params, body: { description: 'On paper' } });
    await page.goto('/habits?view=list');
    await link(page, 'Edit Read').click();
    await expect(page.getByLabel('Description')).toHaveValue('On paper');
    await expect(name).toHaveValue('Read');
    await expect(restored(page)).toHaveCount(0);
  });

  test('a draft is deleted once the form is saved @exhaustive', async ({ page, person }) => {
    const name = await toNewHabit(page);
    await name.fill('Walk');
    await expect.poll(() => storage(page)).toContain('Walk');
    await button(page, 'Add Habit').click();
    await expect(popupOf(page, 'Created!')).toBeVisible();
    await expect(page).toHaveURL(/\/habits$/);
    await expect.poll(() => storage(page)).not.toContain('draft');
    await page.getByRole('link', { name: 'Add Habit' }).first().click();
    await expect(name).toHaveValue('');
    await link(page, 'Cancel').click();
    await expect(page).toHaveURL(/\/habits$/);
    expect(await countHabits(person)).toBe(1);
  });

  test('a draft belongs to its user, and is deleted at log-out @exhaustive', async ({
    page,
    cairn,
    person,
  }) => {
    const other = await registerPerson(cairn);
    const name = await toNewHabit(page);
    await name.fill('A secret habit');

    const become = async ({ token, user }: Person) => {
      await page.evaluate(
        (session) => {
          localStorage.setItem('token', session.token);
          localStorage.setItem('user', session.user);
        },
        { token, user: JSON.stringify(user) },
      );
      await page.goto('/habits/add');
    };
    await become(other);
    await expect(name).toHaveValue('');
    await expect(restored(page)).toHaveCount(0);
    await become(person);
    await expect(name).toHaveValue('A secret habit');

    await chooseInProfileMenu(page, 'Logout');
    await expect(button(page, 'Login')).toBeVisible();
    await expect.poll(() => storage(page)).not.toContain('secret');
  });

  test('a draft of hours survives a visit to another page, but is deleted once the hours are logged @exhaustive', async ({
    page,
    person,
  }) => {
    const { _id } = await addSkill(person);
    await page.goto(`/skills/${_id}/log-hours`);
    await page.getByRole('main').getByText('Activity', { exact: true }).click();
    await link(page, 'All skills').click();
    await expect(page).toHaveURL(/\/skills$/);
    await expect.poll(() => storage(page), 'a choice is no loss').not.toContain('draft');

    await page.goto(`/skills/${_id}/log-hours`);
    const note = page.getByLabel('Note');
    await note.fill('Chapter 3');
    await link(page, 'All skills').click();
    await expect(cardOf(page, 'Rust')).toBeVisible();
    await page.goBack();
    await expect(note).toHaveValue('Chapter 3');
    await expect(restored(page)).toBeVisible();
    await page.getByRole('main').getByText('Activity', { exact: true }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Chapter 3');
    await button(page, '15 min').click();
    await button(page, 'Log 15 min').click();
    await expect(popupOf(page, 'Practice, 15 min')).toBeVisible();
    await expect(page).toHaveURL(/\/skills$/);
    await expect.poll(() => storage(page)).not.toContain('Chapter 3');
    await page.goto(`/skills/${_id}/log-hours`);
    await expect(note).toHaveValue('');
    await expect(restored(page)).toHaveCount(0);
  });

  test('a draft of an assessment is kept when its dialog closes, and survives a reload @exhaustive', async ({
    page,
    person,
  }) => {
    await addSkill(person);
    await page.goto('/self-assessment');
    const open = button(page, 'New Assessment');
    const form = page.getByRole('dialog', { name: 'New Assessment' });
    await open.click();
    await form.getByLabel('Notes').fill('Lifetimes');
    const sure = form
      .getByRole('group', { name: 'Confidence level' })
      .getByRole('radio', { name: /^5/ });
    await sure.check({ force: true });
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.reload();
    await open.click();
    await expect(form.getByLabel('Notes')).toHaveValue('Lifetimes');
    await expect(sure).toBeChecked();
    const cancel = form.getByRole('button', { name: 'Cancel' });
    await cancel.click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(form.getByLabel('Notes')).toHaveValue('Lifetimes');
    await form.getByRole('button', { name: 'Discard' }).click();
    await answer(page, 'Discard');
    await expect(form.getByLabel('Notes')).toHaveValue('');
    await expect(form.getByLabel('Skill')).toBeFocused();
    await form.getByLabel('Notes').fill('Traits');
    await cancel.click();
    await answer(page, 'Discard');
    await expect(form).toBeHidden();
    await expect.poll(() => storage(page)).not.toContain('Traits');
    await expect(page).toHaveURL(/\/self-assessment$/);
  });

  test('a draft of an edited assessment is kept when Back closes its dialog @exhaustive', async ({
    page,
    person,
  }) => {
    const { _id: skill } = await addSkill(person);
    await person.call(assessments.create, { body: { skill, confidenceLevel: 3 } });
    await page.goto('/self-assessment');
    await page.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Assessment' });
    await form.getByLabel('Notes').fill('Lifetimes');
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/self-assessment$/);
    await page.getByRole('button', { name: /^Edit/ }).click();
    await expect(form.getByLabel('Notes')).toHaveValue('Lifetimes');
  });
});

test.describe('leaving a form', () => {
  const ways: readonly [way: string, leave: (page: Page) => Promise<unknown>, to: RegExp][] = [
    ['by a link', (page) => page.getByRole('navigation').getByText('Skills').click(), /\/skills$/],
    ['by Back', (page) => page.goBack(), /\/habits$/],
    [
      'by the menu',
      async (page) => {
        await chooseInProfileMenu(page, 'Profile');
      },
      /\/profile$/,
    ],
  ];
  for (const [way, leave, to] of ways) {
    test(`what was typed is kept if the form is left ${way}${way === 'by a link' ? '' : ' @exhaustive'}`, async ({
      page,
      person: _,
    }) => {
      const name = await toNewHabit(page);
      await name.fill('Walk');
      await leave(page);
      await expect(page).toHaveURL(to);
      await expect(question(page)).toHaveCount(0);
      await page.getByRole('navigation').getByRole('link', { name: 'Habits' }).click();
      await link(page, 'Add your first habit').click();
      await expect(restored(page)).toBeVisible();
      await expect(name).toHaveValue('Walk');
    });
  }

  test('Back and Forward lead to the same pages with a draft as without one @exhaustive', async ({
    page,
    person: _,
  }) => {
    const name = await toNewHabit(page);
    await page.getByRole('navigation').getByText('Skills').click();
    await expect(page).toHaveURL(/\/skills$/);
    await page.goBack();
    await name.fill('Walk');
    await page.goForward();
    await expect(page).toHaveURL(/\/skills$/);
    await page.goBack();
    await expect(name).toHaveValue('Walk');
  });
});

test.describe('discarding typed text', () => {
  test('Cancel asks before it discards typed text', async ({ page, person: _ }) => {
    const name = await toNewHabit(page);
    await name.fill('Walk');
    await link(page, 'Cancel').click();
    await answer(page, 'Keep editing');
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/habits\/add$/);
    await expect(name).toHaveValue('Walk');

    await link(page, 'Cancel').click();
    await expect(
      question(page).getByRole('button', { name: 'Keep editing' }),
      'a hasty Enter does no harm',
    ).toBeFocused();
    await expectAccessible(page);
    await page.evaluate(() => history.back());
    await expect(question(page), 'Back keeps editing').toBeHidden();
    await expect(page).toHaveURL(/\/habits\/add$/);
    await link(page, 'Cancel').click();
    await answer(page, 'Discard');
    await expect(page).toHaveURL(/\/habits$/);
    await expect.poll(() => storage(page)).not.toContain('Walk');
    await link(page, 'Add your first habit').click();
    await expect(name).toHaveValue('');
  });

  test('closing the tab asks before it discards typed text, in the browser’s own words @exhaustive', async ({
    page,
    person: _,
  }) => {
    const name = await toNewHabit(page);
    await name.pressSequentially('Walk');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(name).toHaveValue('Walk');
  });

  test('Cancel does not ask if the typed text was changed back @exhaustive', async ({
    page,
    person,
  }) => {
    await addHabit(person);
    await page.goto('/habits?view=list');
    await link(page, 'Edit Read').click();
    const name = page.getByLabel('Name');
    await name.fill('Walk');
    await name.fill('Read');
    await link(page, 'Cancel').click();
    await expect(page).toHaveURL(/\/habits\?view=list$/);
    await expect(cardOf(page, 'Read')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  const emailWays: readonly [way: string, leave: (page: Page) => Promise<unknown>, to: RegExp][] = [
    ['by a link', (page) => page.getByRole('navigation').getByText('Skills').click(), /\/skills$/],
    ['by Back', (page) => page.evaluate(() => history.back()), /\/dashboard$/],
    [
      'by the search',
      async (page) => {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: 'Find or do anything' })).toBeFocused();
        await page.keyboard.type('activity tr');
        await page.keyboard.press('Enter');
      },
      /\/activity-tracker$/,
    ],
  ];
  test('a link on the first page of a tab asks before it discards a typed email address @exhaustive', async ({
    page,
    person: _,
  }) => {
    await page.goto('/profile');
    await page.getByLabel('Email').fill('new@example.com');
    for (const decision of ['Keep editing', 'Discard'] as const) {
      await page.getByRole('link', { name: 'Skills', exact: true }).click();
      await answer(page, decision);
      await expect(question(page)).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/skills$/);
  });

  for (const [way, leave, to] of emailWays) {
    test(`leaving a form ${way} asks before it discards a typed email address, which is never stored @exhaustive`, async ({
      page,
      person: _,
    }) => {
      await page.goto('/dashboard');
      await chooseInProfileMenu(page, 'Profile');
      const email = page.getByLabel('Email');
      const before = await email.inputValue();
      await email.fill('new@example.com');
      await leave(page);
      await answer(page, 'Keep editing');
      await expect(question(page)).toHaveCount(0);
      await expect(email).toHaveValue('new@example.com');
      await leave(page);
      await expect(question(page)).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(question(page), 'Back keeps editing').toBeHidden();
      await expect(page).toHaveURL(/\/profile$/);
      await leave(page);
      await answer(page, 'Discard');
      await expect(page).toHaveURL(to);
      await page.goto('/profile');
      await expect(email).toHaveValue(before);
    });
  }
});

test.describe('secrets', () => {
  const secret = 'A secret stone';
  const pages = [
    ['/login', 'secret@example.com', ['Password']],
    // The tab keeps the address of a registration until the form is sent.
    ['/register', 'new@example.com', ['Password', 'Confirm Password']],
    ['/reset-password', 'secret@example.com', ['Code', 'New password', 'Confirm new password']],
  ] as const;
  for (const [path, email, labels] of pages) {
    test(`secrets that are typed on ${path} are never stored @exhaustive`, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel('Email').fill(email);
      for (const label of labels) await page.getByLabel(label, { exact: true }).fill(secret);
      expect((await storage(page)).toLowerCase()).not.toContain('secret');
    });
  }

  test('secrets that are typed on /profile are never stored @exhaustive', async ({
    page,
    person: _,
  }) => {
    await page.goto('/profile');
    await page.getByLabel('Email').fill('secret@example.com');
    await page.getByLabel('Your password').fill(secret);
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await page.getByLabel(label, { exact: true }).fill(secret);
    }
    expect((await storage(page)).toLowerCase()).not.toContain('secret');
  });
});

test('a form is sent once, however often it is submitted @exhaustive', async ({ page, person }) => {
  const list = await hold(page, /HabitsPage-.*\.js$/);
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill('Walk');
  const sent = callsOf(page, 'POST');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(popupOf(page, 'Created!')).toBeVisible();
  // Presses Enter again while the next page is still loading.
  await page.getByLabel('Name').press('Enter');
  await list.release();
  await expect(page).toHaveURL(/\/habits$/);
  expect(sent).toHaveLength(1);
  expect(await countHabits(person)).toBe(1);

  const { _id } = await addSkill(person);
  await page.goto(`/skills/${_id}/log-hours`);
  await button(page, '1 h').click();
  await button(page, 'Log 1 h').dblclick();
  await expect(popupOf(page, ': 1 h')).toBeVisible();
  expect(sent.filter((url) => url.includes('log-hours'))).toHaveLength(1);
});

test('the focus goes to a wrong field of the form that was sent, even if another form has the same field @exhaustive', async ({
  page,
  person: _,
}) => {
  await page.goto('/profile');
  await page.getByLabel('Email').fill('new@example.com');
  await expect(page.getByLabel('Your password')).toBeVisible();
  await button(page, 'Update password').click();
  await expect(page.getByLabel('Current password')).toBeFocused();
});

test('a form that was sent after the session had ended is saved once, after the next login', async ({
  page,
  cairn,
  context,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/);
  // The form's request is the first to meet the ended session.
  await neverIdle(page);
  const name = await toNewHabit(page);
  await name.fill('Walk');
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('token', 'old'));
  await button(page, 'Add Habit').click();
  await expect(button(page, 'Login')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL(new RegExp(`${cairn.url}/habits/add$`));
  await expect(popupOf(page, 'Created!')).toBeVisible();
  await expect(name).toHaveValue('');
  const { data } = await person.call(habits.list, {});
  expect(data.habits.map((habit) => habit.name)).toEqual(['Walk']);
});

test('a link without https:// gets it, even if Enter sends the form @exhaustive', async ({
  page,
  person,
}) => {
  await page.goto('/learning/add');
  await page.getByLabel('Title').fill('Dune');
  await page.getByLabel('URL').fill('example.com');
  await page.keyboard.press('Enter');
  await expect(popupOf(page, 'Created!')).toBeVisible();
  const [resource] = (await person.call(resources.list, {})).data.resources;
  expect(resource?.url).toBe('https://example.com');
});

test('hours can be typed as 1:30, and an unreadable value is reported @exhaustive', async ({
  page,
  person,
}) => {
  const { _id } = await addSkill(person);
  const hoursNow = async () =>
    (await person.call(skills.get, { params: { id: _id } })).data.currentHours;
  await page.goto(`/skills/${_id}/log-hours`);
  const hours = page.getByLabel('Hours', { exact: true }).and(page.getByRole('textbox'));
  const send = page.getByRole('button', { name: /^Log / });
  for (const [typed, reason] of [
    ['-1', 'Use 1:30, 90 min, 1.5 h or 1h 30m'],
    ['1.234', 'Hours may have at most two decimal places'],
    ['1:75', 'Use 1:30, 90 min, 1.5 h or 1h 30m'],
  ] as const) {
    await hours.fill(typed);
    await send.click();
    await expect(hours).toHaveAccessibleDescription(new RegExp(reason));
    await expect(hours).toBeFocused();
  }
  expect(await hoursNow()).toBe(0);
  await hours.fill('1:30');
  await expect(page.getByText('= 1 h 30 min')).toBeVisible();
  await page.reload();
  await expect(hours).toHaveValue('1:30');
  await send.click();
  await expect(popupOf(page, 'Rust: 1 h 30 min')).toBeVisible();
  await expect(page).toHaveURL(/\/skills$/);
  await expect.poll(hoursNow).toBe(1.5);
});

test('a single skill is preselected in the form for an assessment @exhaustive', async ({
  page,
  person,
}) => {
  const { _id } = await addSkill(person);
  await page.goto('/self-assessment');
  await button(page, 'New Assessment').click();
  const form = page.getByRole('dialog', { name: 'New Assessment' });
  await expect(form.getByLabel('Skill')).toHaveValue(_id);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect.poll(() => storage(page), 'a choice is no draft').not.toContain('draft');
});

test('half-typed goals survive a reload and a visit to another page @exhaustive', async ({
  page,
  person,
}) => {
  const body = { name: 'Ray tracer', goals: [{ description: 'Camera' }] };
  const { project } = (await person.call(projects.create, { body })).data;
  const path = `/projects/${project._id}/goals`;
  await page.goto(path);
  await page.getByLabel('New goal').fill('Depth of');
  await page.getByLabel('New challenge').fill('Floats a');
  await button(page, 'Edit Camera').click();
  await page.getByLabel('New text for Camera').fill('Camera and l');
  await page.reload();
  await expect(page.getByLabel('New text for Camera')).toHaveValue('Camera and l');
  await page.goto('/habits');
  await page.goto(path);
  await expect(page.getByLabel('New goal')).toHaveValue('Depth of');
  await expect(page.getByLabel('New challenge')).toHaveValue('Floats a');
  await page.getByLabel('New text for Camera').press('Escape');
  await page.getByLabel('New goal').fill('Depth of field');
  await page.keyboard.press('Enter');
  await page.getByLabel('New challenge').fill('');
  await page.reload();
  await expect(page.getByLabel('New goal')).toHaveValue('');
  await expect(page.getByLabel('New text for Camera')).toHaveCount(0);
  await expect.poll(() => storage(page)).not.toContain('draft');
});

test('a half-typed name on the profile page survives a reload and a visit to another page @exhaustive', async ({
  page,
  person: _,
}) => {
  await page.goto('/profile');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada Lovelace-King');
  await page.getByRole('navigation').getByText('Skills').click();
  await expect(page).toHaveURL(/\/skills$/);
  await page.goBack();
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(name).toHaveValue('Ada Lovelace-King');
  await button(page, 'Discard').click();
  await answer(page, 'Discard');
  await expect(restored(page)).toHaveCount(0);
  await expect.poll(() => storage(page)).not.toContain('draft');
});
